import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { book } from '../booking/_booking.ts';
import { itinerariesFor } from '../booking/_outside.ts';
import { startTestApi } from '../_testkit.ts';
import { isServedUntil, prepared, settled, type SilentWorld, startSilentWorld } from './_silent-world.ts';

const guest = 'employee@sakura.example';
const other = 'nagoya@wakaba.example';

describe('a connection that goes silent at COMMIT', () => {
  let world: SilentWorld;
  beforeEach(async () => {
    world = await startSilentWorld();
  });
  afterEach(() => world.close());

  // The card's hold is written: the money is held and the supplier not yet asked.
  it.each(['lost', 'done'] as const)(
    'costs nobody else an answer, and its booking is carried on (COMMIT %s)',
    async (commit) => {
      const { api, proxy } = world;
      const [input, otherInput] = await Promise.all([
        prepared(api, guest),
        prepared(api, other, { paymentType: 'INVOICE' }),
      ]);
      const silence = proxy.silenceCommit('payments', commit);
      const answers = [1, 2, 3].map(() => book(api.as(guest), input));
      await silence.begun;
      const [otherAnswer] = await Promise.all([
        book(api.as(other), otherInput),
        isServedUntil(api, other, silence.givenUp),
      ]);
      expect(otherAnswer).toMatchObject({ __typename: 'BookSuccess' });
      for (const answer of await Promise.all(answers))
        expect(answer).toMatchObject({ __typename: 'BookSuccess', travel: { status: 'BOOKED' } });
      expect(await settled(api, input.idempotencyKey)).toEqual({
        state: 'CONFIRMED',
        payments: ['succeeded'],
      });
      expect(await itinerariesFor(input.email)).toHaveLength(1);
    },
  );

  it.each(['lost', 'done'] as const)(
    'and all others after it: the answer is unknown, and a job gives the money back (COMMIT %s)',
    async (commit) => {
      const { api, proxy } = world;
      const input = await prepared(api, guest);
      const silence = proxy.silenceCommit('payments', commit);
      const answer = book(api.as(guest), input);
      await silence.begun;
      proxy.silenceAll();
      expect((await fetch(new URL('/healthz', api.url))).status).toBe(200);
      expect((await fetch(new URL('/readyz', api.url))).status).toBe(503);
      expect(await answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
      proxy.heal();
      expect(await settled(api, input.idempotencyKey)).toEqual({ state: 'CREATED', payments: ['canceled'] });
      expect(await itinerariesFor(input.email)).toHaveLength(0);
    },
  );

  it('does not keep the process from stopping: its booking is handed over', async () => {
    const { api, proxy, database } = world;
    const input = await prepared(api, guest);
    const silence = proxy.silenceCommit('payments', 'lost');
    const answer = book(api.as(guest), input);
    await silence.begun;
    await api.close(500);
    expect(await answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    const next = await startTestApi({ database });
    try {
      expect(await settled(next, input.idempotencyKey)).toEqual({ state: 'CREATED', payments: ['canceled'] });
    } finally {
      await next.close();
    }
  });
});
