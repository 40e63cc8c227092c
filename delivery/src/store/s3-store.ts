import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketConfig } from '../config/s3-bucket.ts';
import { objectHeaders } from './object-headers.ts';
import { bucketError, isConflict, isTaken, nullWhenMissing } from './s3-errors.ts';
import { isKey, type Store } from './store.ts';

/** Written once by the first process that creates, to learn whether the server keeps its word about conditions. */
const PROBE = 'checks/if-none-match';
const CONFLICTS = 5;
const CONFLICT_WAIT_MS = 100;

/** A store in a bucket that speaks S3 and honors `If-None-Match` on writes; without that `create` refuses to work. */
export function createS3Store(config: BucketConfig): Store {
  const client = createClient(config);
  const Bucket = config.name;
  const root = config.prefix && `${config.prefix}/`;
  const toPlace = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key: ${JSON.stringify(key)}`);
    return { Bucket, Key: `${root}${key}` };
  };

  /** Says what was asked of which bucket when that fails. */
  async function ask<T>(verb: string, key: string, request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw bucketError(`${verb} ${key}`, Bucket, error);
    }
  }

  /** Null where there is no such object. */
  const find = <T>(verb: string, key: string, request: () => Promise<T>) =>
    ask(verb, key, () => request().catch(nullWhenMissing));

  const head = (key: string) => find('look for', key, () => client.send(new HeadObjectCommand(toPlace(key))));

  const write = (key: string, data: Uint8Array, more: Partial<PutObjectCommandInput> = {}) =>
    client.send(new PutObjectCommand({ ...toPlace(key), Body: data, ...objectHeaders(key), ...more }));

  async function writeUnlessTaken(key: string, data: Uint8Array): Promise<boolean> {
    const writer = randomUUID();
    for (let conflicts = 0; ; conflicts++) {
      try {
        await write(key, data, { IfNoneMatch: '*', Metadata: { writer } });
        return true;
      } catch (error) {
        if (isTaken(error)) break;
        if (!isConflict(error) || conflicts === CONFLICTS) throw bucketError(`create ${key}`, Bucket, error);
        await setTimeout(CONFLICT_WAIT_MS * Math.random());
      }
    }
    // The SDK sends again what got no answer: then it may be our own object that is in the way.
    return (await head(key))?.Metadata?.writer === writer;
  }

  let probed: Promise<void> | undefined;
  async function probe(): Promise<void> {
    const data = Buffer.from('Shows that this bucket honors If-None-Match.\n');
    if (!(await writeUnlessTaken(PROBE, data)) || !(await writeUnlessTaken(PROBE, data))) return;
    throw bucketError('create an object only once', Bucket, new Error('the server ignores If-None-Match'));
  }

  return {
    get: (key) =>
      find('read', key, async () => {
        const { Body } = await client.send(new GetObjectCommand(toPlace(key)));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      }),
    has: async (key) => (await head(key)) !== null,
    modified: async (key) => (await head(key))?.LastModified ?? null,
    put: async (key, data) => {
      await ask('write', key, () => write(key, data));
    },
    create: async (key, data) => {
      probed ??= probe().catch((error: unknown) => {
        probed = undefined;
        throw error;
      });
      await probed;
      return writeUnlessTaken(key, data);
    },
    remove: async (key) => {
      await find('remove', key, () => client.send(new DeleteObjectCommand(toPlace(key))));
    },
    list: async (folder, after) => {
      const { Key } = toPlace(folder);
      const from = { Bucket, Prefix: `${Key}/`, ...(after ? { StartAfter: `${root}${after}` } : {}) };
      const keys: string[] = [];
      await ask('list', folder, async () => {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, from)) {
          keys.push(...Contents.map((object) => (object.Key as string).slice(root.length)));
        }
      });
      // Consoles leave empty objects that stand for folders.
      return keys.filter(isKey).sort();
    },
  };
}

function createClient({ endpoint, region }: BucketConfig): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Servers other than AWS's know the older checksums only.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Waiting for one of the sockets counts too, while a publication sends hundreds of files at once.
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}
