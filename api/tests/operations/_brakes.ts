import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { createLogger, type Log } from '../../src/lib/logger.ts';
import type { TestClient, TestResponse } from '../_client.ts';
import type { TestApi } from '../_testkit.ts';

export interface BrakeAnswer {
  id: string;
  limit: string;
  subject: {
    per: string;
    userName: string | null;
    companyBranch: { id: string } | null;
    address: string | null;
  };
  counted: number;
  allowed: number;
  seconds: number | null;
  since: string;
  until: string;
  lift: { endsAt: string; reason: string } | null;
}

export interface LiftAnswer {
  limit: string;
  subject: BrakeAnswer['subject'];
  reason: string;
  liftedBy: { name: string } | null;
  liftedAt: string;
  endsAt: string;
}

const subject = 'subject { per userName companyBranch { id } address }';
export const brakesQuery = `{ brakes {
  id limit ${subject} counted allowed seconds since until lift { endsAt reason } } }`;
export const liftsQuery = `{ brakeLifts { totalCount nodes {
  limit ${subject} reason liftedBy { name } liftedAt endsAt } } }`;

export async function readBrakes(operator: TestClient): Promise<BrakeAnswer[]> {
  return (await operator.query<{ brakes: BrakeAnswer[] }>(brakesQuery)).expectNoErrors().brakes;
}

export async function readLifts(operator: TestClient): Promise<LiftAnswer[]> {
  const response = await operator.query<{ brakeLifts: { nodes: LiftAnswer[] } }>(liftsQuery);
  return response.expectNoErrors().brakeLifts.nodes;
}

export function liftBrake(
  client: TestClient,
  input: { brakeId: string; reason: string },
): Promise<TestResponse<{ liftBrake: { __typename: string; errorCode?: string } }>> {
  return client.query(
    `mutation ($input: LiftBrakeInput!) { liftBrake(input: $input) {
      __typename ... on LiftBrakeError { errorCode } } }`,
    { input },
  );
}

/** Writes that the key has been counted so often, of a window that has some time left. */
export async function setCount(api: TestApi, key: string, points: number): Promise<void> {
  await sql`insert into call_counts (key, points, expire) values (${key}, ${points}, ${Date.now() + 3_000_000})
    on conflict (key) do update set points = excluded.points`.execute(api.app.db);
}

/** A log, and the alerts of a name in it. */
export function captureAlerts(): { log: Log; alerts(name: string): Record<string, unknown>[] } {
  let lines = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  return {
    log: createLogger('info', stream),
    alerts: (name) =>
      lines
        .split('\n')
        .filter((line) => line.includes('"event":"alert"') && line.includes(`"name":"${name}"`))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
