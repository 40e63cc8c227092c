import { randomUUID } from 'node:crypto';
import { jsonb } from '../../src/db/jsonb.ts';
import type { TestClient } from '../_client.ts';
import { book, type BookInput, bookInput, prepare, type TravelAnswer } from '../booking/_booking.ts';
import { registerCard } from '../booking/_outside.ts';
import { anyRate } from '../crash/_guests.ts';
import type { TestApi } from '../_testkit.ts';
import { type MeansName, type MeansVariant, meansVariants, type Pair, startOf } from './_pairs.ts';

/** Whose bookings race; no agency is between it and its payments. */
export const branchId = 'demo-branch-wakaba-sendai';
export const user = 'sendai@wakaba.example';
export const operator = 'operator@yado.example';

const cardNumbers = { card: '4242424242424242', 'declined card': '4000000000000341' } as const;

/** The booking that a race is about, brought to the start. */
export interface Subject {
  /** Its key names the subject. */
  request: BookInput;
  /** The same request, to be paid otherwise. */
  otherwise: BookInput;
  /** The card that is taken away. */
  cardId: string;
  trip: TravelAnswer | null;
  /** A booking beside the trip, for what the branch has one of. */
  beside: BookInput | null;
  /** Date changes of the trip, one for each that is to be tried. */
  moves: BookInput[];
  /** Keys of all attempts that may come of it. */
  keys: string[];
}

/** Prepares rates, registers cards and books, as a pair needs it to begin with. */
export async function bringSubject(
  api: TestApi,
  hotels: readonly string[],
  pair: Pair,
  variant: MeansVariant,
): Promise<Subject> {
  const { first, instead, isInvoiceAllowed } = meansVariants[variant];
  await openBranch(api, isInvoiceAllowed);
  const client = api.as(user);
  const pay = await registerCards(api, [first, instead]);
  const plain = await prepareRequest(client, hotels);
  const request = { ...plain, ...pay(first) };
  const otherwise = { ...plain, ...pay(instead) };
  const subject: Subject = {
    request,
    otherwise,
    cardId: request.creditCardId ?? otherwise.creditCardId ?? '',
    trip: null,
    beside: null,
    moves: [],
    keys: [request.idempotencyKey],
  };
  const start = startOf(pair);
  if (start === 'prepared') return subject;
  if (start === 'tried') {
    await tryInVain(api, request, variant === 'lost');
    return subject;
  }
  const { travel, errorCode } = await book(client, request);
  if (!travel) throw new Error(`Not booked: ${errorCode}`);
  subject.trip = travel;
  if (pair.includes('book')) subject.beside = { ...(await prepareRequest(client, hotels)), ...pay(first) };
  for (const name of pair) {
    if (name === 'change date')
      subject.moves.push({ ...(await prepareRequest(client, hotels, travel.id)), ...pay(first) });
  }
  subject.keys.push(...[...subject.moves, ...(subject.beside ? [subject.beside] : [])].map(keyOf));
  return subject;
}

export const keyOf = ({ idempotencyKey }: BookInput): string => idempotencyKey;
export const newKey = (): string => `race-${randomUUID()}`;

/** Tries a declined card; `isLost` leaves the row as a process does that died while it asked for the request's own card. */
async function tryInVain(api: TestApi, request: BookInput, isLost: boolean): Promise<void> {
  const declined = isLost
    ? await registerCard(api, branchId, cardNumbers['declined card'])
    : request.creditCardId;
  const answer = await book(api.as(user), { ...request, ...toMeans(declined) });
  if (answer.errorCode !== 'CARD_DECLINED') throw new Error(`Not declined, but ${answer.errorCode}.`);
  if (!isLost) return;
  await api.app.db
    .updateTable('booking_attempts')
    .set({
      means: jsonb({ type: 'CREDIT_CARD', creditCardId: request.creditCardId ?? '' }),
      state: 'AUTHORIZING',
      failure: null,
      price_checked_at: new Date(0),
      next_check_at: new Date(),
    })
    .where('idempotency_key', '=', request.idempotencyKey)
    .execute();
}

/** A branch that may buy, as before every race. */
async function openBranch({ app }: TestApi, isInvoiceAllowed: boolean): Promise<void> {
  await app.db
    .updateTable('branches')
    .set({
      status: 'ACTIVE',
      available_payment_method: isInvoiceAllowed ? 'CREDIT_CARD_AND_INVOICE' : 'CREDIT_CARD_ONLY',
    })
    .where('id', '=', branchId)
    .execute();
}

type Means = Pick<BookInput, 'paymentType' | 'creditCardId'>;

/** Cards of their own for each subject: one of them may be taken away. */
async function registerCards(api: TestApi, names: readonly MeansName[]): Promise<(name: MeansName) => Means> {
  const ids = new Map<MeansName, string>();
  for (const name of names) {
    if (name !== 'invoice') ids.set(name, await registerCard(api, branchId, cardNumbers[name]));
  }
  return (name) => toMeans(ids.get(name));
}

function toMeans(creditCardId: string | undefined): Means {
  return creditCardId === undefined
    ? { paymentType: 'INVOICE' }
    : { paymentType: 'CREDIT_CARD', creditCardId };
}

async function prepareRequest(
  client: TestClient,
  hotels: readonly string[],
  previousTravelId?: string,
): Promise<BookInput> {
  const prepared = await prepare(client, await anyRate(client, hotels), previousTravelId);
  const idempotencyKey = newKey();
  const penalty = prepared.preparedBooking?.previousPenaltyPrice ?? undefined;
  return bookInput(prepared, {
    idempotencyKey,
    email: `${idempotencyKey}@crash.example`,
    ...(penalty === undefined ? {} : { acceptedPreviousPenaltyPrice: penalty }),
  });
}
