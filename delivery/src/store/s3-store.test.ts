import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { ReleaseError } from '../errors.ts';
import { startBucket } from '../testing/_bucket.ts';
import { createS3Store } from './s3-store.ts';

const data = (text: string) => Buffer.from(text);

test('keeps the stores of one bucket apart', async () => {
  const { config } = await startBucket();
  const whole = createS3Store(config);
  const [one, inner] = ['one', 'one/d'].map((prefix) => createS3Store({ ...config, prefix }));
  await one?.put('d/a.txt', data('one'));
  await inner?.put('d/b.txt', data('inner'));
  expect(await one?.get('d/b.txt')).toBeNull();
  expect(await inner?.list('d')).toEqual(['d/b.txt']);
  expect(await inner?.get('d/a.txt')).toBeNull();
  expect(await whole.list('d')).toEqual([]);
  expect(await whole.list('one')).toEqual(['one/d/a.txt', 'one/d/d/b.txt']);
});

test('does not list the empty objects that consoles make for folders', async () => {
  const { config } = await startBucket();
  const store = createS3Store(config);
  await store.put('d/a.txt', data('a'));
  const client = new S3Client({ ...config, forcePathStyle: true });
  await client.send(new PutObjectCommand({ Bucket: config.name, Key: 'd/', Body: Buffer.alloc(0) }));
  expect(await store.list('d')).toEqual(['d/a.txt']);
});

test.each([
  ['releases/a/1/x.js', 'text/javascript; charset=utf-8', undefined, /immutable/],
  ['releases/a/1/x.js.br', 'text/javascript; charset=utf-8', 'br', /immutable/],
  ['releases/a/1/x.css.gz', 'text/css; charset=utf-8', 'gzip', /immutable/],
  ['brands/logo.svg', 'image/svg+xml; charset=utf-8', undefined, /immutable/],
  ['documents/default/1.json', 'application/json; charset=utf-8', undefined, /^no-store$/],
  ['operations/a.graphql', 'application/octet-stream', undefined, /^no-store$/],
])('lets a CDN serve %s as it is', async (key, type, encoding, cacheControl) => {
  const { config } = await startBucket();
  await createS3Store(config).put(key, data('x'));
  const client = new S3Client({ ...config, forcePathStyle: true });
  const object = await client.send(new GetObjectCommand({ Bucket: config.name, Key: key }));
  expect([object.ContentType, object.ContentEncoding]).toEqual([type, encoding]);
  expect(object.CacheControl).toMatch(cacheControl);
});

test('says what was asked of which bucket when the server fails', async () => {
  const { config, breakWith } = await startBucket();
  const store = createS3Store(config);
  await store.put('a.txt', data('old'));
  breakWith(() => 'refused');
  const uses = {
    'read a.txt': () => store.get('a.txt'),
    'look for a.txt': () => store.has('a.txt'),
    'write a.txt': () => store.put('a.txt', data('new')),
    'remove a.txt': () => store.remove('a.txt'),
    'list a': () => store.list('a'),
  };
  for (const [what, use] of Object.entries(uses)) {
    const failure = await use().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ReleaseError);
    expect(failure).toHaveProperty(
      'message',
      expect.stringContaining(`${what} in the bucket yado-test: 503`),
    );
  }
  await expect(store.create('b.txt', data('new'))).rejects.toThrow('ServiceUnavailable');
  breakWith(() => undefined);
  expect((await store.get('a.txt'))?.toString()).toBe('old');
  expect(await store.create('b.txt', data('new'))).toBe(true);
});

test('does not take a missing bucket for a missing object', async () => {
  const { config } = await startBucket();
  const store = createS3Store({ ...config, name: 'elsewhere' });
  await expect(store.get('a.txt')).rejects.toThrow('NoSuchBucket');
  await expect(store.list('documents')).rejects.toThrow('NoSuchBucket');
});

test('knows its own object after an answer was lost', async () => {
  const { config, breakWith } = await startBucket();
  const store = createS3Store(config);
  let lost = 0;
  breakWith((method, key) =>
    method === 'PUT' && key === 'documents/x.json' && lost++ === 0 ? 'unanswered' : undefined,
  );
  expect(await store.create('documents/x.json', data('ours'))).toBe(true);
  expect(lost).toBe(2);
  expect(await store.create('documents/x.json', data('theirs'))).toBe(false);
});

test('asks again while another writer is at the same key, but not for ever', async () => {
  const { config, breakWith } = await startBucket();
  const store = createS3Store(config);
  let conflicts = 2;
  breakWith((method, key) =>
    method === 'PUT' && key === 'documents/x.json' && conflicts-- > 0 ? 'conflict' : undefined,
  );
  expect(await store.create('documents/x.json', data('ours'))).toBe(true);
  conflicts = Number.POSITIVE_INFINITY;
  await expect(store.create('documents/x.json', data('ours'))).rejects.toThrow('ConditionalRequestConflict');
});

test('creates nothing where the server ignores conditions', async () => {
  const { config } = await startBucket({ conditional: false });
  const store = createS3Store(config);
  await expect(store.create('documents/x.json', data('x'))).rejects.toThrow('ignores If-None-Match');
  expect(await store.get('documents/x.json')).toBeNull();
});
