import type Stripe from 'stripe';
import { invalidRequest } from './errors.ts';
import type { Params } from './form.ts';
import { hash, integer, text } from './params.ts';

export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'created'] as const;

type Listed = { id: string; created: number };

/** One page of a list, newest first, with the API's cursors and `created` filter. */
export function listPage<T extends Listed>(all: T[], params: Params, url: string): Stripe.ApiList<T> {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  const within = createdFilter(params);
  const sorted = all.map((item, index) => ({ item, index })).filter(({ item }) => within(item.created));
  // Insertion order breaks ties: several objects are made within one second.
  sorted.sort((a, b) => b.item.created - a.item.created || b.index - a.index);
  const items = sorted.map(({ item }) => item);

  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  const position = (id: string) => {
    const index = items.findIndex((item) => item.id === id);
    if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing' });
    return index;
  };
  let start = after ? position(after) + 1 : 0;
  let end = start + limit;
  if (before) {
    end = position(before);
    start = Math.max(0, end - limit);
  }
  return {
    object: 'list',
    data: items.slice(start, end),
    has_more: before ? start > 0 : end < items.length,
    url,
  };
}

function createdFilter(params: Params): (created: number) => boolean {
  if (typeof params.created === 'string' && params.created !== '') {
    const exact = integer(params, 'created');
    return (created) => created === exact;
  }
  const range = hash(params, 'created') ?? {};
  const bounds = {
    gt: integer(range, 'gt'),
    gte: integer(range, 'gte'),
    lt: integer(range, 'lt'),
    lte: integer(range, 'lte'),
  };
  return (created) =>
    (bounds.gt === undefined || created > bounds.gt) &&
    (bounds.gte === undefined || created >= bounds.gte) &&
    (bounds.lt === undefined || created < bounds.lt) &&
    (bounds.lte === undefined || created <= bounds.lte);
}
