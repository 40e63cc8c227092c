import { type Kysely, sql } from 'kysely';

/** What a release can notice of a schema; tables by their names. */
export interface Schema {
  columns: Column[];
  constraints: Constraint[];
  uniques: Unique[];
}
export interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
  hasDefault: boolean;
}
export interface Constraint {
  table: string;
  kind: 'check' | 'foreign key';
  columns: string[];
  definition: string;
  /** For a foreign key: the table it points to, and whether it prevents deletion of rows there. */
  target: string | null;
  holds: boolean;
}
export interface Unique {
  table: string;
  columns: string[];
  definition: string;
}

/** Reads the schema of the application's own tables. */
export async function readSchema(db: Kysely<unknown>): Promise<Schema> {
  const columns = await sql<Column>`
    select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0
      and not a.attisdropped`.execute(db);
  const constraints = await sql<Constraint>`
    select c.relname::text as "table", case o.contype when 'c' then 'check' else 'foreign key' end as kind,
      (select json_agg(a.attname order by a.attname) from pg_attribute a
        where a.attrelid = o.conrelid and a.attnum = any (o.conkey)) as columns,
      pg_get_constraintdef(o.oid) as definition, t.relname::text as target, o.confdeltype in ('a', 'r') as holds
    from pg_constraint o join pg_class c on c.oid = o.conrelid left join pg_class t on t.oid = o.confrelid
    where c.relnamespace = 'public'::regnamespace and o.contype in ('c', 'f')`.execute(db);
  const uniques = await sql<Unique>`
    select c.relname::text as "table",
      coalesce((select json_agg(a.attname) from pg_attribute a
        where a.attrelid = i.indrelid and a.attnum = any (i.indkey)), '[]') as columns,
      regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '') as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique`.execute(db);
  return {
    columns: columns.rows,
    constraints: constraints.rows.map((each) => ({ ...each, columns: each.columns ?? [] })),
    uniques: uniques.rows,
  };
}
