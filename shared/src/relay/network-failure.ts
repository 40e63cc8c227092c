/** A request that brought no usable answer; screens turn it into a message with `errors/app-error`. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** The API's code of the first error, such as `PROVIDER_UNAVAILABLE`. */
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: {
    status: number;
    code?: string;
    requestId?: string;
    retryAfterSeconds?: number;
    cause?: unknown;
  }) {
    super(`request failed: ${details.status}${details.code ? ` ${details.code}` : ''}`, {
      cause: details.cause,
    });
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
