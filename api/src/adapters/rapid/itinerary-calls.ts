import { z } from 'zod';
import {
  itineraryCreationSchema,
  itinerarySchema,
  type RapidBookRequest,
  type RapidItinerary,
  type RapidItineraryCreation,
  type RapidRoomChange,
} from './itinerary-schemas.ts';
import { withoutImpacted } from './impacted-fields.ts';
import type { RapidResult } from './result.ts';
import type { RapidCustomer, RapidTransport } from './transport.ts';

/** Rapid advises 90 s; after 120 s nothing comes any more. */
const BOOK_TIMEOUT_MS = 90_000;
const READ_TIMEOUT_MS = 20_000;

/**
 * Books behind a price check's `book` link. Sent once: whatever is not a clear success or refusal is
 * `unknown` and must be followed by `retrieveByReference` with the same reference and e-mail. So is a booking on
 * condition: held although nobody asked for that, or waiting for a payment session.
 */
export async function book(
  transport: RapidTransport,
  href: string,
  body: RapidBookRequest,
  customer: RapidCustomer,
): Promise<RapidResult<RapidItineraryCreation>> {
  const outcome = await transport.send({ method: 'POST', href, body, customer, timeoutMs: BOOK_TIMEOUT_MS });
  if (outcome.kind !== 'ok') return outcome;
  const parsed = itineraryCreationSchema.safeParse(outcome.value.body);
  if (!parsed.success) {
    return { kind: 'unknown', reason: 'unreadable', status: outcome.status, detail: 'no itinerary id' };
  }
  const { retrieve: standing, resume, complete_payment_session: session } = parsed.data.links;
  return standing && !resume && !session
    ? { kind: 'ok', status: outcome.status, value: parsed.data }
    : conditional(parsed.data.itinerary_id, outcome.status);
}

function conditional(itineraryId: string, status: number): RapidResult<never> {
  const detail = `itinerary ${itineraryId} is held or waits for a payment session`;
  return { kind: 'unknown', reason: 'conditional', status, detail };
}

const shortItinerary = z.object({ itinerary_id: z.coerce.string() });

function readItinerary(raw: unknown, status: number): RapidResult<RapidItinerary> {
  const parsed = itinerarySchema.safeParse(withoutImpacted(raw));
  if (parsed.success) {
    const { links, itinerary_id } = parsed.data;
    const partial = status === 206 || parsed.data.impacted_fields.length > 0;
    return links.resume
      ? conditional(itinerary_id, status)
      : { kind: 'ok', status, value: { ...parsed.data, partial } };
  }
  const known = shortItinerary.safeParse(raw);
  return known.success
    ? {
        kind: 'unknown',
        reason: 'not_ready',
        status,
        detail: `itinerary ${known.data.itinerary_id} is not complete yet`,
      }
    : { kind: 'unknown', reason: 'unreadable', status, detail: 'unexpected shape' };
}

/**
 * Finds a booking by the reference and e-mail it was sent with. `ok` with null: Rapid has none now,
 * which within the first 30 minutes is no proof that there will be none.
 */
export async function retrieveByReference(
  transport: RapidTransport,
  reference: string,
  email: string,
  customer: RapidCustomer,
): Promise<RapidResult<RapidItinerary | null>> {
  const outcome = await transport.send({
    method: 'GET',
    href: '/v3/itineraries',
    query: [
      ['affiliate_reference_id', reference],
      ['email', email],
    ],
    customer,
    share: 'booking',
    timeoutMs: READ_TIMEOUT_MS,
    withinMs: READ_TIMEOUT_MS,
    retries: 1,
  });
  if (outcome.kind === 'refused' && outcome.status === 404) return { kind: 'ok', status: 404, value: null };
  if (outcome.kind !== 'ok') return outcome;
  const list = z.array(z.unknown()).safeParse(outcome.value.body);
  if (!list.success) {
    return { kind: 'unknown', reason: 'unreadable', status: outcome.status, detail: 'unexpected shape' };
  }
  return list.data.length === 0
    ? { kind: 'ok', status: outcome.status, value: null }
    : readItinerary(list.data[0], outcome.status);
}

/** Reads a booking by id and the e-mail it was made with; refused with 404 when there is none. */
export async function retrieve(
  transport: RapidTransport,
  itineraryId: string,
  email: string,
  customer: RapidCustomer,
): Promise<RapidResult<RapidItinerary>> {
  const outcome = await transport.send({
    method: 'GET',
    href: `/v3/itineraries/${encodeURIComponent(itineraryId)}`,
    query: [['email', email]],
    customer,
    share: 'booking',
    timeoutMs: READ_TIMEOUT_MS,
    withinMs: READ_TIMEOUT_MS,
    retries: 1,
  });
  return outcome.kind === 'ok' ? readItinerary(outcome.value.body, outcome.status) : outcome;
}

/**
 * Cancels one room behind its `cancel` link. Refused as `room_already_cancelled` the second time;
 * `unknown` on 202 and on no answer: retrieve to see. The refund is read by `retrieve` afterwards.
 */
export async function cancelRoom(
  transport: RapidTransport,
  href: string,
  customer: RapidCustomer,
): Promise<RapidResult<null>> {
  const outcome = await transport.send({ method: 'DELETE', href, customer, timeoutMs: BOOK_TIMEOUT_MS });
  return outcome.kind === 'ok' ? { kind: 'ok', status: outcome.status, value: null } : outcome;
}

/**
 * Changes names, smoking or special request of one room behind its `change` link; the hotel need not honor the
 * last two. Refused from check-in on; `unknown` on 202 and on no answer: retrieve to see.
 */
export async function changeRoom(
  transport: RapidTransport,
  href: string,
  body: RapidRoomChange,
  customer: RapidCustomer,
): Promise<RapidResult<null>> {
  const outcome = await transport.send({ method: 'PUT', href, body, customer, timeoutMs: BOOK_TIMEOUT_MS });
  return outcome.kind === 'ok' ? { kind: 'ok', status: outcome.status, value: null } : outcome;
}
