import pg from 'pg';

/** As many branches as its visitors belong to: bookings of one branch wait for each other, those of many do not. */
const BRANCHES = 40;
const MODEL = 'demo-branch-sakura-tokyo';

export interface Person {
  uid: string;
  email: string;
}

/** What visitors need: who they are, and hotels in the order of the catalog. */
export interface Prepared {
  people: Person[];
  hotels: string[];
}

/**
 * Gives the demo branch and copies of it money for all bookings, and each copy an employee. The identity service does not know
 * them: nobody asks it about a session that was seen.
 */
export async function prepare(connectionString: string): Promise<Prepared> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`update branches set cash_balance = 2000000000 where id = $1`, [MODEL]);
    await client.query(
      `insert into branches
       select copy.* from branches, generate_series(1, $2::int) as n, jsonb_populate_record(
         branches, jsonb_build_object('id', 'load-branch-' || n, 'stripe_customer_id', null)
       ) as copy where branches.id = $1`,
      [MODEL, BRANCHES],
    );
    const people = await client.query<Person>(
      `insert into users (id, firebase_uid, email, name, role, branch_id, identity_read_at, session_seen_at)
       select 'load-user-' || n, 'load-user-' || n, 'load-' || n || '@sakura.example', '山田 太郎', 'EMPLOYEE', 'load-branch-' || n,
         now() + interval '1 day', now() + interval '1 day'
       from generate_series(1, $1::int) as n returning firebase_uid as uid, email`,
      [BRANCHES],
    );
    const hotels = await client.query<{ id: string }>(
      `select id from properties where country_code = 'JP' and active and id < '9000000' order by rank limit 300`,
    );
    return { people: people.rows, hotels: hotels.rows.map(({ id }) => id) };
  } finally {
    await client.end();
  }
}
