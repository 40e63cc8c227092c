import { createRequire } from 'node:module';
import type { BucketConfig } from '../config/s3-bucket.ts';
import { allowDes } from './_des.ts';

export interface S3Request {
  method: string;
  path: string;
  get(header: string): string;
  status: number;
  type: string;
  body: unknown;
}
interface S3Server {
  middleware: ((request: S3Request, next: () => Promise<void>) => Promise<void>)[];
  store: { existsObject(bucket: string, key: string): Promise<boolean> };
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// The package has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server;
allowDes();

/** What the server takes for the owner of its buckets. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** An S3 server with one empty bucket, which it keeps in `directory`; `prepare` may change it before it runs. */
export async function startS3Server(
  directory: string,
  prepare: (server: S3Server, bucket: string) => void = () => {},
) {
  const name = 'yado-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // For a bucket's own address it signs another spelling than the SDK does, without the last slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name }],
  });
  prepare(server, name);
  const { port } = await server.run();
  const config: BucketConfig = {
    name,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    prefix: '',
  };
  return { config, close: () => server.close() };
}
