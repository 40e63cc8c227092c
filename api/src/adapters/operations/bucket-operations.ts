import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import type { Config } from '../../config/config.ts';
import type { ReadOperation } from '../../graphql/operation-source.ts';
import { createBucketClient } from '../bucket-client.ts';

/** Reads published operations from the bucket that is the site's store. */
export function createBucketOperations(bucket: NonNullable<Config['operationsBucket']>): ReadOperation {
  const client = createBucketClient(bucket);
  return async (file) => {
    try {
      const object = { Bucket: bucket.name, Key: `${bucket.folder}/${file}` };
      const { Body } = await client.send(new GetObjectCommand(object));
      return (await Body?.transformToString()) ?? '';
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
}
