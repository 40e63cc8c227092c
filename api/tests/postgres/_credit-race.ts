import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { book, type BookResult, bookInput, type BookInput, prepare } from '../booking/_booking.ts';
import { readCredit, itinerariesFor } from '../booking/_outside.ts';
import type { TestClient } from '../_client.ts';
import { anyRate, findHotels } from '../crash/_guests.ts';
import { copyDatabase } from '../_database.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const branch = 'demo-branch-sakura-tokyo';
const bookings = 40;
const accounts = ['employee@sakura.example', 'admin@sakura.example'];

export interface CreditRace {
  /** The credit before, and what was left of it. */
  credit: number;
  left: number;
  /** Sum of the ledger's entries written by the race. */
  entries: number;
  booked: number[];
  refused: number[];
  /** Answers that were neither a booking nor a refusal for want of credit. */
  others: BookResult[];
  itineraries: number;
}

/**
 * Forty bookings by invoice at once, through two API processes, for credit that suffices for about a third.
 * `days` ahead are the race's own: with another test on the same nights it would compete for rooms too.
 */
export async function raceForCredit(days: [from: number, to: number]): Promise<CreditRace> {
  const copy = await copyDatabase(inject('world').database);
  if (copy.kind !== 'postgres') throw new Error('One connection has no races.');
  const database = { ...copy, poolSize: 20 };
  const apis = [await startTestApi({ database }), await startTestApi({ database })];
  try {
    const [first] = apis as [TestApi, TestApi];
    const inputs = await prepareAll(first.as(accounts[0] ?? ''), days);
    const credit = Math.round(inputs.reduce((sum, { acceptedPaymentPrice: price }) => sum + price, 0) / 3);
    await first.app.db
      .updateTable('branches')
      .set({ cash_balance: credit })
      .where('id', '=', branch)
      .execute();
    const answers = await Promise.all(
      inputs.map((input, index) => {
        const api = apis[index % 2] as TestApi;
        return bookWithRetries(api.as(accounts[Math.floor(index / 2) % 2] ?? ''), input);
      }),
    );
    const findPrices = (isMeant: (answer: BookResult) => boolean) =>
      inputs
        .filter((_, index) => isMeant(answers[index] as BookResult))
        .map((input) => input.acceptedPaymentPrice);
    const isBooked = ({ __typename }: BookResult) => __typename === 'BookSuccess';
    const isRefused = ({ errorCode }: BookResult) => errorCode === 'CREDIT_LIMIT_EXCEEDED';
    const entries = await first.app.db.selectFrom('credit_entries').select('amount').execute();
    const itineraries = await Promise.all(inputs.map(({ email }) => itinerariesFor(email)));
    return {
      credit,
      left: await readCredit(first, branch),
      entries: entries.reduce((sum, { amount }) => sum + amount, 0),
      booked: findPrices(isBooked),
      refused: findPrices(isRefused),
      others: answers.filter((answer) => !isBooked(answer) && !isRefused(answer)),
      itineraries: itineraries.flat().length,
    };
  } finally {
    for (const api of apis) await api.close();
  }
}

/** On a slow machine the supplier answers some too late: those are attempted again, as a person would do. */
async function bookWithRetries(client: TestClient, input: BookInput): Promise<BookResult> {
  const answer = await book(client, input);
  if (answer.errorCode !== 'PROVIDER_UNAVAILABLE') return answer;
  return bookWithRetries(client, { ...input, idempotencyKey: randomUUID() });
}

/** Each in a hotel of its own: they are to compete for credit, not for rooms. */
async function prepareAll(client: TestClient, days: [from: number, to: number]): Promise<BookInput[]> {
  const hotels = [...new Set(await findHotels(client))];
  const inputs: BookInput[] = [];
  while (inputs.length < bookings) {
    const hotel = hotels.splice(0, 1);
    if (hotel.length === 0) throw new Error('There are too few hotels.');
    const rate = await anyRate(client, hotel, days).catch(() => null);
    if (rate) inputs.push(bookInput(await prepare(client, rate)));
  }
  return inputs;
}

export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);
