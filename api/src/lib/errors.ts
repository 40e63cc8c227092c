/** An expected failure: its code and message may be shown to the caller; everything else is masked. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export class UnauthenticatedError extends AppError {
  override name = 'UnauthenticatedError';
  constructor() {
    super('UNAUTHENTICATED', 'Sign in to use this operation.');
  }
}

export class ForbiddenError extends AppError {
  override name = 'ForbiddenError';
  constructor() {
    super('FORBIDDEN', 'This operation is not allowed for the account.');
  }
}

/** Also thrown for what the viewer may not see: both must be indistinguishable. */
export class NotFoundError extends AppError {
  override name = 'NotFoundError';
  constructor() {
    super('NOT_FOUND', 'There is no such object.');
  }
}

export class InvalidInputError extends AppError {
  override name = 'InvalidInputError';
  constructor(message: string) {
    super('BAD_USER_INPUT', message);
  }
}

/** An outside service did not answer usefully; safe to try again later. */
export class ProviderUnavailableError extends AppError {
  override name = 'ProviderUnavailableError';
  constructor(provider: string, options?: ErrorOptions) {
    super('PROVIDER_UNAVAILABLE', `${provider} is not available.`, options);
  }
}

export class RateLimitedError extends AppError {
  override name = 'RateLimitedError';
  readonly retryAfterSeconds: number;
  /** @param code what was used up; people are shown another text for each */
  constructor(
    retryAfterSeconds: number,
    code: 'RATE_LIMITED' | 'LOOKS_USED_UP' | 'OWN_LOOKS_USED_UP' | 'CARDS_REFUSED' = 'RATE_LIMITED',
  ) {
    super(code, 'Too many requests. Try again later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** This process has too much to do for what was asked; nothing was done with it. */
export class BusyError extends AppError {
  override name = 'BusyError';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('API_BUSY', 'Too many requests at once.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
