// How long somebody waits for a code while thousands of another company's mails are to be sent.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Postgres } from '../postgres.ts';
import { signToken, toRequest } from '../server/session.ts';
import { startSubject, type Subject } from '../server/subject.ts';
import { createServerWorld, publish, type ServerWorld } from '../server/world.ts';
import { median } from '../../lib/statistics.ts';

const BACKLOG = 5_000;
const SENDERS = 16;
/** Five codes an hour go to one network; the next mails are others (`mailLimits`). */
const CODES_ALONE = 2;
const CODES_BEHIND = 3;
const WAIT_MS = 60_000;

const invite = `mutation BenchInvite($input: InviteEmployeeInput!) {
  inviteEmployee(input: $input) { __typename }
}`;
const askForCode = `mutation BenchCode($email: String!) {
  createPasswordResetCode(input: { email: $email }) { expiresAt }
}`;

/** Prints the time from asking for a code until the relay has its mail, with and without the backlog. */
export async function benchMails(postgres: Postgres): Promise<void> {
  const world = await createServerWorld(postgres, 'mails');
  const subject = await startSubject('yado-mails-shut', world);
  try {
    const alone = await timeCodes(subject, world, CODES_ALONE);
    await inviteMany(subject, world);
    subject.openMails();
    const behind = await timeCodes(subject, world, CODES_BEHIND);
    const left = await countWaiting(world);
    if (left === 0) throw new Error('The backlog had been sent before the last code was asked for.');
    console.log(
      `a code of another company: ${format(alone)} alone, ${format(behind)} behind ${BACKLOG.toLocaleString('en')} invitations, ${left.toLocaleString('en')} of which were still to be sent after the last code`,
    );
  } finally {
    await subject.close();
    await world.close();
  }
}

const format = (times: number[]) =>
  `${median(times).toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`;

async function inviteMany(subject: Subject, world: ServerWorld): Promise<void> {
  const token = signToken(world.privateKey, 'demo-sakura-admin', 'admin@sakura.example');
  const id = publish(world.operationsDir, invite);
  let next = 0;
  const work = async () => {
    while (next < BACKLOG) {
      const name = `invited-${next++}`;
      const input = { branchId: 'demo-branch-sakura-tokyo', name, email: `${name}@bench.example` };
      const { inviteEmployee } = await send<{ inviteEmployee: { __typename: string } }>(subject, token, {
        id,
        variables: { input },
      });
      if (inviteEmployee.__typename !== 'InviteSuccess') throw new Error(`${name} was not invited.`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, work));
}

/** Milliseconds of each code, one after the other. */
async function timeCodes(subject: Subject, world: ServerWorld, count: number): Promise<number[]> {
  const id = publish(world.operationsDir, askForCode);
  const email = 'admin@aozora.example';
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const before = await countMails(world, email);
    const start = performance.now();
    await send(subject, null, { id, variables: { email } });
    while ((await countMails(world, email)) === before) {
      if (performance.now() - start > WAIT_MS) throw new Error(`No code after ${WAIT_MS} ms.`);
      await sleep(5);
    }
    times.push(performance.now() - start);
  }
  return times;
}

async function send<Data>(subject: Subject, token: string | null, body: object): Promise<Data> {
  const { headers, ...request } = toRequest(token ?? '', body);
  if (token === null) delete headers['authorization'];
  const response = await fetch(`${subject.origin}/graphql`, { ...request, headers });
  const answer = (await response.json()) as { data?: Data; errors?: unknown };
  if (!answer.data || answer.errors) throw new Error(`The API refused: ${JSON.stringify(answer)}`);
  return answer.data;
}

async function countMails(world: ServerWorld, to: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${world.sandboxPort + 4}/messages?to=${to}`);
  return ((await response.json()) as unknown[]).length;
}

/** Invitations whose mail the relay does not have yet. */
async function countWaiting(world: ServerWorld): Promise<number> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from account_tasks where kind = 'INVITATION_MAIL' and done_at is null`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}
