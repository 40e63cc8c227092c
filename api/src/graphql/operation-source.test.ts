import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { operationSource } from './operation-source.ts';
import { createPersistedOperations } from './persisted-operations.ts';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// The package has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server;

const source = 'query Myself { myself { id } }';
const id = createHash('sha256').update(source).digest('hex');

/** A bucket of this test's own with one operation in it. */
async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'yado-bucket-'));
  const name = 'yado-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name }],
  });
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER').stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const bucket = {
    name,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    folder: 'site/operations',
  };
  const client = new S3Client({ ...bucket, forcePathStyle: true });
  const object = { Bucket: name, Key: `site/operations/${id}.graphql`, Body: Buffer.from(source) };
  await client.send(new PutObjectCommand(object));
  return bucket;
}

const createOperations = (operationsBucket: Awaited<ReturnType<typeof startBucket>>) =>
  createPersistedOperations(operationSource({ operationsDir: '/nonexistent', operationsBucket }));

it('finds a published operation in a folder, as soon as it is there', async () => {
  const operationsDir = await mkdtemp(join(tmpdir(), 'yado-operations-'));
  onTestFinished(() => rm(operationsDir, { recursive: true, force: true }));
  const find = createPersistedOperations(operationSource({ operationsDir, operationsBucket: null }));
  expect(await find(id)).toBeNull();
  await writeFile(join(operationsDir, `${id}.graphql`), source);
  expect(await find(id)).toEqual({ source, name: 'Myself', priority: 'trip', isQuery: true });
});

it('runs no text under the name of another one', async () => {
  const operationsDir = await mkdtemp(join(tmpdir(), 'yado-operations-'));
  onTestFinished(() => rm(operationsDir, { recursive: true, force: true }));
  const find = createPersistedOperations(operationSource({ operationsDir, operationsBucket: null }));
  await writeFile(join(operationsDir, `${id}.graphql`), 'query Myself { myself { id email } }');
  expect(await find(id)).toBeNull();
});

it('finds a published operation in the bucket of the store', async () => {
  const find = createOperations(await startBucket());
  expect(await find(id)).toEqual({ source, name: 'Myself', priority: 'trip', isQuery: true });
  expect(await find(id.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).toBeNull();
  expect(await find('../documents/default/1')).toBeNull();
});

it('does not take a bucket that is missing, or does not answer, for an operation that is', async () => {
  const bucket = await startBucket();
  await expect(createOperations({ ...bucket, name: 'elsewhere' })(id)).rejects.toThrow(
    'bucket does not exist',
  );
  await expect(createOperations({ ...bucket, endpoint: 'http://127.0.0.1:9' })(id)).rejects.toThrow(
    'ECONNREFUSED',
  );
});
