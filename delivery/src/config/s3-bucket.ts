import { z } from 'zod';
import { isKey } from '../store/store.ts';

/** A bucket that speaks S3. Its credentials come by the SDK's own variables, files or machine roles. */
export interface BucketConfig {
  name: string;
  /** Where the bucket is, unless at AWS. */
  endpoint?: string;
  region: string;
  /** Folder of the bucket that is the store; several stores may share a bucket. Empty for the whole bucket. */
  prefix: string;
}

/** The variables that name a bucket. */
export const bucketSettings = {
  STORE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  STORE_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be a URL' }).optional(),
  STORE_REGION: z.string().default('us-east-1'),
  STORE_PREFIX: z
    .string()
    .transform((prefix) => prefix.replaceAll(/^\/+|\/+$/g, ''))
    .refine((prefix) => prefix === '' || isKey(prefix), 'must be made of plain names')
    .default(''),
};

type BucketSettings = z.output<z.ZodObject<typeof bucketSettings>>;

/** What can't be meant: a part of a bucket's address without the bucket. */
export function findBucketProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env.STORE_BUCKET || !(env.STORE_ENDPOINT || env.STORE_PREFIX)) return [];
  return ['STORE_BUCKET must be set where STORE_ENDPOINT or STORE_PREFIX is.'];
}

/** The bucket that the settings name, or undefined. */
export function toBucket(settings: BucketSettings): BucketConfig | undefined {
  const { STORE_BUCKET: name, STORE_ENDPOINT: endpoint } = settings;
  if (name === undefined) return undefined;
  const { STORE_REGION: region, STORE_PREFIX: prefix } = settings;
  return { name, ...(endpoint ? { endpoint } : {}), region, prefix };
}
