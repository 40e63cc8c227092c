import type { AppContext } from '../../context.ts';
import { ExpiringCache } from '../../lib/expiring-cache.ts';
import type { ContentLanguage } from './content-language.ts';

export interface ReviewModel {
  source: string;
  rating: number;
  reviewerName: string | null;
  submittedDate: string;
  title: string | null;
  body: string | null;
}

const HOUR_MS = 3_600_000;
const caches = new WeakMap<object, ExpiringCache<ReviewModel[]>>();

/**
 * The newest reviews of a property. When the supplier does not answer there are none to show: a hotel's page
 * must not fail for them.
 */
export async function findReviews(
  app: Pick<AppContext, 'supplier' | 'clock' | 'log'>,
  propertyId: string,
  language: ContentLanguage,
): Promise<ReviewModel[]> {
  let cache = caches.get(app.supplier);
  if (!cache) {
    cache = new ExpiringCache({ ttlMs: HOUR_MS, maxEntries: 2_000, clock: app.clock });
    caches.set(app.supplier, cache);
  }
  const key = `${propertyId} ${language}`;
  const known = cache.get(key);
  if (known) return known;
  const outcome = await app.supplier.guestReviews(propertyId, language);
  if (outcome.kind !== 'ok') {
    app.log.warn({ event: 'reviews-unavailable', kind: outcome.kind }, 'reviews unavailable');
    return [];
  }
  const reviews = outcome.value.map((review) => ({
    source: review.source,
    rating: review.rating,
    reviewerName: review.reviewerName ?? null,
    submittedDate: review.submittedDate,
    title: review.title ?? null,
    body: review.text ?? null,
  }));
  cache.set(key, reviews);
  return reviews;
}
