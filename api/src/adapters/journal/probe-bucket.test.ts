import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startBucketServer } from './_bucket-server.ts';
import { createJournal } from './create-journal.ts';

const thorough = { timeoutMs: 5_000, thorough: true };
const probe = (bucket: Partial<Awaited<ReturnType<typeof startBucketServer>>>, how = thorough) =>
  createJournal({
    journal: { name: 'yado-test', endpoint: null, region: 'us-east-1', folder: 'site/journal', ...bucket },
    environment: 'production',
  }).probe(how);
const kinds = async (...args: Parameters<typeof probe>) =>
  (await probe(...args))?.faults.map(({ kind }) => kind);

/** A server whose answers are these, by method; 200 without a body for the others. */
async function startAnswering(answers: Record<string, { status: number; code: string }>): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const { status, code } = answers[request.method ?? ''] ?? { status: 200, code: '' };
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(code && `<Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the probe of the bucket', () => {
  it('finds nothing wrong with one that it can use, and leaves nothing in it', async () => {
    const bucket = await startBucketServer();
    expect(await probe(bucket)).toMatchObject({
      faults: [],
      facts: ['yado-test/site/journal/production'],
    });
    const raw = await fetch(`${bucket.endpoint}/yado-test?list-type=2`);
    expect(await raw.text()).not.toContain('<Key>');
  });

  it('tells a bucket that is not there, a key that is refused, and a server that is down', async () => {
    const bucket = await startBucketServer();
    expect(await kinds({ ...bucket, name: 'another' })).toEqual(['wrong-setting']);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'another');
    expect(await kinds(bucket)).toEqual(['refused-key']);
    expect(await kinds({ endpoint: 'http://127.0.0.1:1' })).toEqual(['unreachable']);
  });

  it('names each right that the key lacks', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key').stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    const denied = { status: 403, code: 'AccessDenied' };
    const endpoint = await startAnswering({ PUT: denied, DELETE: denied });
    expect((await probe({ endpoint }))?.faults).toMatchObject([
      { kind: 'missing-right', text: 'The key of the bucket lacks s3:PutObject, s3:DeleteObject.' },
    ]);
    // What would leave a trace is no part of the look at every start.
    expect(await kinds({ endpoint }, { timeoutMs: 5_000, thorough: false })).toEqual([]);
  });

  it('tells a clock that is off, and an outage', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key').stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    const skewed = await startAnswering({ GET: { status: 403, code: 'RequestTimeTooSkewed' } });
    expect(await kinds({ endpoint: skewed })).toEqual(['clock-off']);
    const failing = await startAnswering({ GET: { status: 503, code: 'ServiceUnavailable' } });
    expect(await kinds({ endpoint: failing })).toEqual(['failing']);
  });
});
