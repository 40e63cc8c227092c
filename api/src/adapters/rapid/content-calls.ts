import { z } from 'zod';
import type { HotelScope, RegionScope } from '../supplier/supplier-port.ts';
import {
  contentSchema,
  propertyIdSchema,
  type RapidContent,
  type RapidRegion,
  type RapidReview,
  regionSchema,
  reviewSchema,
} from './content-schemas.ts';
import { type Drops, readList } from './drops.ts';
import { mapResult, type RapidResult } from './result.ts';
import type { RapidResponse } from './read-answer.ts';
import type { RapidTransport } from './transport.ts';

/** One page of static data; `next` is the opaque address of the page after it, null on the last. */
export interface RapidPage<T> {
  items: T[];
  next: string | null;
}

const READ_TIMEOUT_MS = 30_000;
const READ_RETRIES = 3;

type ListReader<T> = (body: unknown) => T[] | null;

function toPage<T>(outcome: RapidResult<RapidResponse>, read: ListReader<T>): RapidResult<RapidPage<T>> {
  if (outcome.kind !== 'ok') return outcome;
  const items = read(outcome.value.body);
  if (!items)
    return { kind: 'unknown', reason: 'unreadable', status: outcome.status, detail: 'unexpected shape' };
  return { kind: 'ok', status: outcome.status, value: { items, next: outcome.value.next } };
}

function readContent(drops: Drops): ListReader<RapidContent> {
  return (body) => {
    const map = z.record(z.string(), z.unknown()).safeParse(body);
    return map.success ? readList('content.property', contentSchema, Object.values(map.data), drops) : null;
  };
}

/** Ids of properties of a country, as far as they sell something that we may; links expire with 410. */
export async function propertyIdPage(
  transport: RapidTransport,
  { countryCode, changedSince }: HotelScope,
  next: string | null,
  drops: Drops,
): Promise<RapidResult<RapidPage<string>>> {
  const outcome = await transport.send({
    method: 'GET',
    href: next ?? '/v3/properties/content',
    query: next
      ? []
      : [
          ['language', 'ja-JP'],
          ['supply_source', 'expedia'],
          // A hotel that collects all its rates itself has nothing for us to sell.
          ['business_model', 'expedia_collect'],
          ['country_code', countryCode],
          ['include', 'property_id'],
          ...transport.accountTerms,
          ...(changedSince === null ? [] : [['date_updated_start', changedSince] as const]),
        ],
    timeoutMs: READ_TIMEOUT_MS,
    retries: READ_RETRIES,
  });
  return toPage(outcome, (body) => {
    const map = z.record(z.string(), z.unknown()).safeParse(body);
    return map.success ? readIds('content.id', Object.values(map.data), drops) : null;
  });
}

function readIds(what: string, list: unknown, drops: Drops): string[] | null {
  return readList(what, propertyIdSchema, list, drops)?.map(({ property_id: id }) => id) ?? null;
}

/** Ids of properties of all countries that went off sale since a UTC date and still are; links expire with 410. */
export async function inactivePropertyPage(
  transport: RapidTransport,
  since: string,
  next: string | null,
  drops: Drops,
): Promise<RapidResult<RapidPage<string>>> {
  const outcome = await transport.send({
    method: 'GET',
    href: next ?? '/v3/properties/inactive',
    query: next ? [] : [['since', since], ...transport.accountTerms],
    timeoutMs: READ_TIMEOUT_MS,
    retries: READ_RETRIES,
  });
  return toPage(outcome, (body) => readIds('inactive', body, drops));
}

/** Content of up to 250 properties; those the supplier does not know are missing. */
export async function contentByIds(
  transport: RapidTransport,
  language: string,
  propertyIds: readonly string[],
  drops: Drops,
): Promise<RapidResult<RapidContent[]>> {
  const outcome = await transport.send({
    method: 'GET',
    href: '/v3/properties/content',
    query: [
      ['language', language],
      ['supply_source', 'expedia'],
      ...propertyIds.map((id) => ['property_id', id] as const),
      ...transport.accountTerms,
    ],
    timeoutMs: READ_TIMEOUT_MS,
    retries: READ_RETRIES,
  });
  return mapResult(toPage(outcome, readContent(drops)), ({ items }) => items);
}

/** A page of a country's regions, with the ids of the properties in them unless the scope does without. */
export async function regionPage(
  transport: RapidTransport,
  { language, countryCode, withoutHotels }: RegionScope,
  next: string | null,
  drops: Drops,
): Promise<RapidResult<RapidPage<RapidRegion>>> {
  const outcome = await transport.send({
    method: 'GET',
    href: next ?? '/v3/regions',
    query: next
      ? []
      : [
          ['language', language],
          ['country_code', countryCode],
          ['include', 'details'],
          ...(withoutHotels ? [] : ([['include', 'property_ids']] as const)),
          ...transport.accountTerms,
        ],
    timeoutMs: READ_TIMEOUT_MS,
    retries: READ_RETRIES,
  });
  return toPage(outcome, (body) => readList('region', regionSchema, body, drops));
}

const reviewsEnvelope = z.object({
  verified: z.object({ recent: z.array(z.unknown()).default([]) }).optional(),
});

/** The newest verified reviews; a property without any gives an empty list. */
export async function guestReviews(
  transport: RapidTransport,
  propertyId: string,
  language: string,
  drops: Drops,
): Promise<RapidResult<RapidReview[]>> {
  const outcome = await transport.send({
    method: 'GET',
    href: `/v3/properties/${encodeURIComponent(propertyId)}/guest-reviews`,
    query: [['language', language]],
    timeoutMs: 5_000,
    withinMs: 5_000,
    retries: 1,
  });
  if (outcome.kind === 'refused' && outcome.status === 404) return { kind: 'ok', status: 404, value: [] };
  if (outcome.kind !== 'ok') return outcome;
  const envelope = reviewsEnvelope.safeParse(outcome.value.body);
  if (!envelope.success) {
    return { kind: 'unknown', reason: 'unreadable', status: outcome.status, detail: 'unexpected shape' };
  }
  const list = envelope.data.verified?.recent ?? [];
  return { kind: 'ok', status: outcome.status, value: readList('review', reviewSchema, list, drops) ?? [] };
}
