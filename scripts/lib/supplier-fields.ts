import { Kind, parse } from 'graphql';

const DIRECTIVE = 'asksSupplier';
const ROOTS = ['Query', 'Mutation'];

export interface SupplierFields {
  /** Of operations. */
  roots: string[];
  /** Of all other types. */
  nested: string[];
}

/** Names of the schema's fields with `@asksSupplier`, sorted. Throws when types differ in what a field of that name is. */
export function findSupplierFields(schema: string): SupplierFields {
  const types = parse(schema).definitions.filter(
    (definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION,
  );
  const find = (isRoot: boolean) => {
    const isMarked = new Map<string, boolean>();
    const within = types.filter(({ name }) => ROOTS.includes(name.value) === isRoot);
    for (const { name, directives = [] } of within.flatMap(({ fields = [] }) => fields)) {
      const marked = directives.some((directive) => directive.name.value === DIRECTIVE);
      if ((isMarked.get(name.value) ?? marked) !== marked) {
        throw new Error(`Only some of the fields named ${name.value} have @${DIRECTIVE}: rename one.`);
      }
      isMarked.set(name.value, marked);
    }
    return [...isMarked].flatMap(([name, marked]) => (marked ? [name] : [])).sort();
  };
  return { roots: find(true), nested: find(false) };
}
