import { z } from 'zod';

/** What Google answered in place of what was asked for. */
export interface GoogleAnswer {
  /** Of HTTP. */
  status: number;
  /** Why, as Google names it to programs; null for an answer that is not Google's, such as a proxy's page. */
  reasons: readonly string[] | null;
}

/** https://cloud.google.com/apis/design/errors#error_model; `errors` is what older interfaces have. */
const errorSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
    errors: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});
/** Of the interface that gives tokens (RFC 6749). */
const tokenErrorSchema = z.object({ error: z.string() });
const responseSchema = z.object({ status: z.coerce.number(), data: z.unknown() });

/** Some interfaces of Google's answer too many calls with 403. */
const OUT_OF_QUOTA = ['RESOURCE_EXHAUSTED', 'RATE_LIMIT_EXCEEDED', 'rateLimitExceeded', 'quotaExceeded'];

/** Whether Google takes no more calls for now, which says nothing against what we have for it. */
export function isOutOfQuota({ status, reasons }: GoogleAnswer): boolean {
  return status === 429 || (reasons ?? []).some((reason) => OUT_OF_QUOTA.includes(reason));
}

/** The answer that an error of the library, or the cause of one, came of; null where nobody answered. */
export function readGoogleAnswer(error: unknown): GoogleAnswer | null {
  if (!(error instanceof Error)) return null;
  const own = 'httpResponse' in error && error.httpResponse;
  const read = responseSchema.safeParse(own || ('response' in error && error.response));
  if (!read.success) return readGoogleAnswer(error.cause);
  return { status: read.data.status, reasons: readReasons(read.data.data) };
}

function readReasons(body: unknown): string[] | null {
  const token = tokenErrorSchema.safeParse(body);
  if (token.success) return [token.data.error];
  const read = errorSchema.safeParse(body);
  if (!read.success) return null;
  const { status, details, errors } = read.data.error;
  return [status, ...details.map(({ reason }) => reason), ...errors.map(({ reason }) => reason)].filter(
    (reason) => reason !== undefined,
  );
}
