import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { S3_CREDENTIALS, type S3Request, startS3Server } from './_s3-server.ts';

/** What goes wrong with a request: it is refused, meets another writer, or is done without the client learning of it. */
export type Fault = (method: string, key: string) => 'refused' | 'conflict' | 'unanswered' | undefined;

interface Options {
  /** S3 has had conditional writes since 2024; servers without them are still about. */
  conditional?: boolean;
}

/** An S3 server of this test's own with one empty bucket. The conditional writes that it lacks are here. */
export async function startBucket({ conditional = true }: Options = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'yado-bucket-'));
  let fault: Fault = () => undefined;
  let writing = Promise.resolve();

  const { config, close } = await startS3Server(directory, (server, name) => {
    const getKey = (request: S3Request) => decodeURIComponent(request.path).slice(`/${name}/`.length);
    const isTaken = async (request: S3Request) =>
      conditional &&
      request.get('if-none-match') === '*' &&
      (await server.store.existsObject(name, getKey(request)));

    server.middleware.unshift(async (request, next) => {
      const { method } = request;
      const wrong = fault(method, getKey(request));
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
  });
  for (const [name, value] of Object.entries(S3_CREDENTIALS)) vi.stubEnv(name, value);
  onTestFinished(async () => {
    await close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    config,
    breakWith(next: Fault) {
      fault = next;
    },
  };
}

function fail(request: S3Request, status: number, code: string): void {
  request.status = status;
  request.type = 'application/xml';
  request.body = `<Error><Code>${code}</Code><Message>Not now.</Message></Error>`;
}
