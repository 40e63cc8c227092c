import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { BucketConfig } from '../config/bucket.ts';
import { allowDes } from './_des.ts';

interface Request {
  method: string;
  path: string;
  get(header: string): string;
  status: number;
  type: string;
  body: unknown;
}
interface S3Server {
  middleware: ((request: Request, next: () => Promise<void>) => Promise<void>)[];
  store: { existsObject(bucket: string, key: string): Promise<boolean> };
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// The package has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server;
allowDes();

/** What goes wrong with a request: it is refused, meets another writer, or is done without the client learning of it. */
export type Fault = (method: string, key: string) => 'refused' | 'conflict' | 'unanswered' | undefined;

interface Options {
  /** S3 has had conditional writes since 2024; servers without them are still about. */
  conditional?: boolean;
}

/** An S3 server of this test's own with one empty bucket. The conditional writes that it lacks stand here. */
export async function startBucket({ conditional = true }: Options = {}) {
  const name = 'yado-test';
  const directory = await mkdtemp(join(tmpdir(), 'yado-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // Of a bucket's own address it signs another spelling than the SDK, without the last slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name }],
  });
  let fault: Fault = () => undefined;
  const keyOf = (request: Request) => decodeURIComponent(request.path).slice(`/${name}/`.length);
  const isTaken = async (request: Request) =>
    conditional &&
    request.get('if-none-match') === '*' &&
    (await server.store.existsObject(name, keyOf(request)));

  let writing = Promise.resolve();
  server.middleware.unshift(async (request, next) => {
    const { method } = request;
    const wrong = fault(method, keyOf(request));
    if (wrong === 'refused') return fail(request, 503, 'ServiceUnavailable');
    if (wrong === 'conflict') return fail(request, 409, 'ConditionalRequestConflict');
    if (method !== 'PUT') return next();
    // One after the other, or two could find the same key free.
    const done = writing.then(async () =>
      (await isTaken(request)) ? fail(request, 412, 'PreconditionFailed') : next(),
    );
    writing = done.catch(() => {});
    await done;
    if (wrong === 'unanswered') fail(request, 500, 'InternalError');
  });

  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER').stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const config: BucketConfig = {
    name,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    prefix: '',
  };
  return {
    config,
    breakWith(next: Fault) {
      fault = next;
    },
  };
}

function fail(request: Request, status: number, code: string): void {
  request.status = status;
  request.type = 'application/xml';
  request.body = `<Error><Code>${code}</Code><Message>Not now.</Message></Error>`;
}
