import type Stripe from 'stripe';

/** The `error` object of an answer; the optional fields are those of the real API. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  advice_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
  setup_intent?: Stripe.SetupIntent;
};

/** A failure that is answered to the client with its HTTP status. */
export class StripeApiError extends Error {
  override name = 'StripeApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${dashed(body.code)}` }
      : body;
  }

  /** Requests refused while reading their parameters never reach the endpoint, so no result is saved for a key. */
  get beforeExecution(): boolean {
    return this.body.code?.startsWith('parameter_') === true || [401, 403, 409, 429].includes(this.status);
  }
}

export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): StripeApiError {
  return new StripeApiError(400, { type: 'invalid_request_error', message, ...details });
}

/** `fromPath`: the id was in the address (404) rather than in a parameter (400). */
export function noSuch(object: string, id: string, param: string, fromPath = false): StripeApiError {
  return new StripeApiError(fromPath ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param,
  });
}

function dashed(code: string): string {
  return code.replaceAll('_', '-');
}
