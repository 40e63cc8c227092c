import { ReleaseError } from '../errors.ts';
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

const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The bucket that an environment names, or undefined. Throws a `ReleaseError` on a value it can't use. */
export function readBucket(env: Record<string, string | undefined>): BucketConfig | undefined {
  const { STORE_BUCKET: name, STORE_ENDPOINT: endpoint, STORE_REGION: region } = env;
  const prefix = (env.STORE_PREFIX ?? '').replaceAll(/^\/+|\/+$/g, '');
  if (!name) {
    if (endpoint || prefix) throw new ReleaseError('STORE_ENDPOINT and STORE_PREFIX need STORE_BUCKET.');
    return undefined;
  }
  if (!NAME.test(name)) throw new ReleaseError(`STORE_BUCKET must be a bucket's name, not "${name}".`);
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new ReleaseError(`STORE_ENDPOINT must be a URL, not "${endpoint}".`);
  }
  if (prefix && !isKey(prefix)) {
    throw new ReleaseError(`STORE_PREFIX must be made of plain names, not "${prefix}".`);
  }
  return { name, ...(endpoint ? { endpoint } : {}), region: region || 'us-east-1', prefix };
}
