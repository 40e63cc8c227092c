import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { BucketConfig } from '../bucket-client.ts';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// The package has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server;

/** A folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yado-journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A bucket that the key in the environment may use, until the test ends. */
export async function startBucketServer(): Promise<BucketConfig> {
  const name = 'yado-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await temporaryFolder(),
    vhostBuckets: false,
    // For a bucket's own address it signs another spelling than the SDK does, without the last slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name }],
  });
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER').stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return { name, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', folder: 'site/journal' };
}
