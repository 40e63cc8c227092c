import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { notReached, type ProbeResult } from '../probe/probe-result.ts';
import type { BucketConfig } from '../bucket-client.ts';

const KEY_VARIABLES = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
/** No day: the journal neither lists nor forgets it. */
const PROBE_OBJECT = 'probe';

/** What the bucket's answers call a key that they do not take, and a request that is not for this bucket. */
const REFUSED_KEYS = [
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
  'InvalidToken',
  'CredentialsProviderError',
];
const WRONG_PLACES = ['NoSuchBucket', 'PermanentRedirect', 'AuthorizationHeaderMalformed'];

/**
 * Looks at the bucket of the journal. A thorough look writes, reads and deletes an object of its own in the journal's
 * folder, because each of these is a right of its own; any other lists one key.
 */
export async function probeBucket(
  client: S3Client,
  bucket: BucketConfig,
  environment: string,
  { timeoutMs, thorough }: { timeoutMs: number; thorough: boolean },
): Promise<ProbeResult> {
  const facts = [`${bucket.name}/${bucket.folder}/${environment}`];
  const folder = `${bucket.folder}/${environment}/`;
  const object = { Bucket: bucket.name, Key: `${folder}${PROBE_OBJECT}` };
  const options = { abortSignal: AbortSignal.timeout(timeoutMs) };
  const steps: Record<string, () => Promise<unknown>> = {
    's3:ListBucket': () =>
      client.send(new ListObjectsV2Command({ Bucket: bucket.name, Prefix: folder, MaxKeys: 1 }), options),
    ...(thorough && {
      's3:PutObject': () => client.send(new PutObjectCommand({ ...object, Body: Buffer.from('') }), options),
      's3:GetObject': async () => {
        const { Body } = await client.send(new GetObjectCommand(object), options);
        await Body?.transformToByteArray();
      },
      's3:DeleteObject': () => client.send(new DeleteObjectCommand(object), options),
    }),
  };
  const missing: string[] = [];
  for (const [right, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      if (readName(error) !== 'AccessDenied') return { ...judge(error, bucket, timeoutMs), facts };
      missing.push(right);
    }
  }
  if (missing.length === 0) return { faults: [], facts, clockOffsetMs: null };
  const text = `The key of the bucket lacks ${missing.join(', ')}.`;
  const mend = `Give it these rights on ${bucket.name}.`;
  return { faults: [{ kind: 'missing-right', text, mend }], facts, clockOffsetMs: null };
}

function judge(error: unknown, { name, region }: BucketConfig, timeoutMs: number): ProbeResult {
  const known = readName(error);
  const wait = 'Compare STORE_ENDPOINT, and see whether this machine may connect to it.';
  if (REFUSED_KEYS.includes(known)) {
    return notReached('refused-key', `The bucket does not take the key (${known}).`, `Set ${KEY_VARIABLES}.`);
  }
  if (WRONG_PLACES.includes(known)) {
    const text = `There is no bucket ${name} in ${region} (${known}).`;
    return notReached('wrong-setting', text, 'Set STORE_BUCKET and STORE_REGION.');
  }
  if (known === 'RequestTimeTooSkewed') {
    return notReached('clock-off', 'The bucket refuses the clock of this machine.', 'Set the clock by NTP.');
  }
  if (known === 'AbortError' || known === 'TimeoutError') {
    return notReached('slow', `The bucket did not answer within ${timeoutMs / 1000} s.`, wait);
  }
  const status = readStatus(error);
  if (status !== null) {
    return notReached('failing', `The bucket answers nothing useful (${status}).`, wait);
  }
  return notReached('unreachable', `There is no connection to the bucket (${known}).`, wait);
}

/** The error code of the answer, of the connection, or of the SDK. */
function readName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function readStatus(error: unknown): number | null {
  const { $metadata: head } = error as { $metadata?: { httpStatusCode?: number } };
  return head?.httpStatusCode ?? null;
}
