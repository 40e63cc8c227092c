import { createHash } from 'node:crypto';
import { StripeApiError, invalidRequest } from './errors.ts';
import type { Params } from './form.ts';
import type { SavedResponse, StripeData } from './store.ts';

const KEEP_SECONDS = 24 * 60 * 60;
const MAX_KEY_LENGTH = 255;

export type IdempotencyStore = {
  /** Takes the key for this request, or returns the answer saved under it; throws when it is used otherwise. */
  begin(key: string, request: { endpoint: string; params: Params }): SavedResponse | null;
  save(key: string, answer: Omit<SavedResponse, 'fingerprint' | 'endpoint'>): void;
  /** Ends the request: others may use the key again. */
  end(key: string): void;
};

/** Stripe's rules for the `Idempotency-Key` header, over the answers kept in `data.savedAnswers`. */
export function createIdempotency(data: StripeData, seconds: () => number): IdempotencyStore {
  const running = new Map<string, { fingerprint: string; endpoint: string }>();

  return {
    begin(key, { endpoint, params }) {
      if (key.length > MAX_KEY_LENGTH) {
        throw invalidRequest(`Idempotency keys can be up to ${MAX_KEY_LENGTH} characters.`);
      }
      prune(data, seconds());
      const fingerprint = createHash('sha256')
        .update(JSON.stringify(sorted(params)))
        .digest('hex');
      const known = running.get(key) ?? data.savedAnswers[key];
      if (known && known.endpoint !== endpoint) {
        throw mismatch(
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${known.endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (known && known.fingerprint !== fingerprint) {
        throw mismatch(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (running.has(key)) {
        throw new StripeApiError(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        });
      }
      const saved = data.savedAnswers[key];
      if (saved) return saved;
      running.set(key, { fingerprint, endpoint });
      return null;
    },
    save(key, answer) {
      const request = running.get(key);
      if (request) data.savedAnswers[key] = { ...answer, ...request };
    },
    end(key) {
      running.delete(key);
    },
  };
}

function prune(data: StripeData, now: number): void {
  for (const [key, saved] of Object.entries(data.savedAnswers)) {
    if (saved.created < now - KEEP_SECONDS) delete data.savedAnswers[key];
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, sorted(entry)]);
}

function mismatch(message: string): StripeApiError {
  return new StripeApiError(400, { type: 'idempotency_error', message });
}
