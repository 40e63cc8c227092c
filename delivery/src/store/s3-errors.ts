import { S3ServiceException } from '@aws-sdk/client-s3';
import { ReleaseError } from '../errors.ts';

/** Null for an object that is not there; a bucket that is missing is something else. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
  throw error;
}

/** A condition of the request does not hold. */
export function isTaken(error: unknown): boolean {
  return findStatus(error) === 412;
}

/** Someone is writing to the same key: who asks again learns how that ended. */
export function isConflict(error: unknown): boolean {
  return findStatus(error) === 409;
}

/** What a person reads when a bucket does not do what it is asked. */
export function bucketError(what: string, bucket: string, cause: unknown): ReleaseError {
  const status = findStatus(cause);
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  return new ReleaseError(
    `Could not ${what} in the bucket ${bucket}: ${[status, name, message].filter(Boolean).join(' ')}`,
    { cause },
  );
}

function findStatus(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
