import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { type BucketConfig, createBucketClient } from '../bucket-client.ts';
import type { JournalPort } from './journal-port.ts';
import { probeBucket } from './probe-bucket.ts';

/** A journal in the bucket that is the site's store, one object for each text. */
export function createBucketJournal(bucket: BucketConfig, environment: string): JournalPort {
  const client = createBucketClient(bucket);
  const folder = `${bucket.folder}/${environment}/`;
  const object = (path: string) => ({ Bucket: bucket.name, Key: `${folder}${path}` });
  async function* pathsBelow(prefix: string): AsyncGenerator<string> {
    const wanted = { Bucket: bucket.name, Prefix: `${folder}${prefix}` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, wanted)) {
      for (const { Key } of Contents) if (Key) yield Key.slice(folder.length);
    }
  }
  return {
    probe: (how) => probeBucket(client, bucket, environment, how),
    async write(day, name, text) {
      await client.send(new PutObjectCommand({ ...object(`${day}/${name}`), Body: Buffer.from(text) }));
    },
    async list(day) {
      const names: string[] = [];
      for await (const path of pathsBelow(`${day}/`)) names.push(path.slice(day.length + 1));
      return names;
    },
    async read(day, name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(`${day}/${name}`)));
        return (await Body?.transformToString()) ?? '';
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async forgetBefore(day) {
      // Oldest first: keys come in order.
      for await (const path of pathsBelow('')) {
        if (path >= day) return;
        await client.send(new DeleteObjectCommand(object(path)));
      }
    },
  };
}
