import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';

/** Where in a bucket something is kept. */
export type BucketConfig = NonNullable<Config['operationsBucket']>;

/** A client of the bucket that is the site's store. */
export function createBucketClient(bucket: BucketConfig): S3Client {
  return new S3Client({
    region: bucket.region,
    ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
    // Servers other than AWS's know the older checksums only.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  });
}
