import { ProviderUnavailableError } from '../../lib/errors.ts';

/** The code of an error of firebase-admin, such as `auth/user-not-found`; null for any other error. */
export function getFirebaseCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Keys could not be fetched or the service did not answer: that says nothing about what was asked. */
export function isOutage(error: unknown): boolean {
  const code = getFirebaseCode(error);
  return (
    code === null ||
    error instanceof ProviderUnavailableError ||
    isKeyOutage(code, error) ||
    code.startsWith('app/') ||
    code === 'auth/internal-error' ||
    code === 'auth/insufficient-permission' ||
    code === 'auth/quota-exceeded' ||
    code === 'auth/too-many-requests'
  );
}

/** The verifier keeps the code of a bad token also when it could not fetch the keys: only the text tells. */
function isKeyOutage(code: string, error: unknown): boolean {
  return (
    code === 'auth/argument-error' &&
    error instanceof Error &&
    /^Error (?:fetching public keys|while making request)/.test(error.message)
  );
}

const timeLimitMs = 10_000;

/** Runs a call; `expected` answers for the error codes that are an answer, everything else is an outage. */
export type FirebaseCall = <T>(
  call: () => Promise<T>,
  expected?: Partial<Record<string, T>>,
  limitMs?: number,
) => Promise<T>;

export const callFirebase: FirebaseCall = async <T>(
  call: () => Promise<T>,
  expected: Partial<Record<string, T>> = {},
  limitMs = timeLimitMs,
): Promise<T> => {
  try {
    return await withinLimit(call(), limitMs);
  } catch (error) {
    const code = getFirebaseCode(error);
    const answer = code === null ? undefined : expected[code];
    if (answer !== undefined) return answer;
    throw error instanceof ProviderUnavailableError
      ? error
      : new ProviderUnavailableError('identity', { cause: error });
  }
};

/** Rejects with ProviderUnavailableError when nothing came within so many milliseconds; the call itself is not ended. */
export async function withinLimit<T>(call: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailableError('identity')), limitMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
