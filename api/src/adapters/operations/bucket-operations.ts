import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config/config.ts';
import type { ReadOperation } from '../../graphql/operation-source.ts';

/** Reads published operations from the bucket that is the site's store. */
export function createBucketOperations(bucket: NonNullable<Config['operationsBucket']>): ReadOperation {
  const client = new S3Client({
    region: bucket.region,
    ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
    // Servers other than AWS's know the older checksums only.
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
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
