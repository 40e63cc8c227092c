import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessGroup } from '../../../scripts/lib/processes.ts';
import { freePorts } from '../../../scripts/lib/ports.ts';
import { CliError } from '../../../scripts/lib/cli.ts';
import { toOrigins, stackProcesses } from '../../../scripts/lib/stack.ts';
import type { Postgres } from '../postgres.ts';
import { askAs } from './graphql.ts';
import { seedTrips } from './seed-trips.ts';

/** What the measured processes share: one seeded database, published operations, a signing key. */
export interface ServerWorld {
  databaseUrl: string;
  sandboxPort: number;
  rapidUrl: string;
  operationsDir: string;
  publicKey: string;
  privateKey: string;
  operations: { small: string; trips: string };
  close(): Promise<void>;
}

const small =
  'query BenchMyself { myself { id name email role permissions companyBranch { id branchName } } }';

/** What a row of the trip list shows; the handler written by hand (subjects/hand-written.ts) sends the same. */
const trips = `query BenchTrips($input: BranchTravelsInput!) {
  branchTravels(input: $input, first: 20) {
    totalCount
    edges {
      node {
        id travelNumber status
        propertyContent { name images(first: 1) { url } id }
        startDate endDate
        expediaHotelRooms { id familyName givenName }
        paymentType
        pricing { total { propertyPrice { total { currency } } } refundPrice finalPaymentPrice }
        employee { name id }
        __typename
      }
      cursor
    }
    pageInfo { endCursor hasNextPage }
  }
}`;

/** Lets the product seed its own demo world on PostgreSQL, then adds trips of the same kind. */
export async function createServerWorld(postgres: Postgres, name: string): Promise<ServerWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yado-bench-server-'));
  const operationsDir = join(dataDir, 'store/operations');
  mkdirSync(operationsDir, { recursive: true });
  const databaseUrl = await postgres.createDatabase(name);
  const ports = await freePorts();
  const parts = new ProcessGroup({
    logsDir: join(dataDir, 'logs'),
    onCrash: (message) => {
      throw new CliError(message);
    },
  });
  const { sandbox, api } = stackProcesses({ dataDir, keysDir: dataDir, ports, databaseUrl });
  await parts.start(sandbox);
  const { auth } = toOrigins(ports);
  const seeding = new ProcessGroup({
    logsDir: join(dataDir, 'logs'),
    onCrash: (message) => {
      throw new CliError(message);
    },
  });
  // In development mode it takes operations that nobody has published.
  await seeding.start({ ...api, env: { ...api.env, NODE_ENV: 'development', SEED_DEMO: '1' } });
  await seedTrips(databaseUrl, await askAs(`http://127.0.0.1:${ports.api}`, auth, 'employee@sakura.example'));
  await seeding.stop();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    databaseUrl,
    sandboxPort: ports.sandbox,
    rapidUrl: toOrigins(ports).rapid,
    operationsDir,
    publicKey,
    privateKey,
    operations: { small: publish(operationsDir, small), trips: publish(operationsDir, trips) },
    async close() {
      await parts.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Publishes an operation as a release does; answers its id. */
export function publish(directory: string, text: string): string {
  const id = createHash('sha256').update(text).digest('hex');
  writeFileSync(join(directory, `${id}.graphql`), text);
  return id;
}
