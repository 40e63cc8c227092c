import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  bookPath,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { checkAgain } from './_check-again.ts';
import { eventually, mailsTo, paymentsFor } from './_outside.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const none = { kind: 'refuse', status: 200, body: '[]' } as const;
const link = (id: string, method: string) => ({ method, href: `/v3/itineraries/${id}?token=x` });

interface Creation {
  itinerary_id: string;
  links: object;
}
const challenged = ({ itinerary_id }: Creation) => ({
  itinerary_id,
  links: { complete_payment_session: link(itinerary_id, 'PUT') },
  encoded_challenge_config: 'config',
});
const held = ({ itinerary_id, links }: Creation) => ({
  itinerary_id,
  links: { ...links, resume: link(itinerary_id, 'PUT'), cancel: link(itinerary_id, 'DELETE') },
});

describe('a booking that the supplier makes on condition', () => {
  let world: BookingWorld;
  let client: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
  });
  beforeEach(() => world.rapid.heal());
  afterAll(() => world.close());

  const sweepAgain = (key: string) => checkAgain(world.api, { idempotency_key: key });

  it.each([
    ['only a payment session', challenged],
    ['an unexpected hold', held],
    ['no link to read it', ({ itinerary_id }: Creation) => ({ itinerary_id, links: {} })],
  ])('is neither confirmed nor captured when the answer has %s, until it is found', async (_what, change) => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    world.rapid.breakNext('POST', bookPath, { kind: 'rewrite', change });
    world.rapid.breakNext('GET', retrievePath, none, 1000);
    const answer = await book(client, input);
    expect(answer).toMatchObject({
      errorCode: 'BOOKING_STATE_UNKNOWN',
      unknownTravel: { status: 'BOOKING' },
    });
    await sweepAgain(input.idempotencyKey);
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'requires_capture' },
    ]);
    expect(await mailsTo(input.email)).toEqual([]);
    world.rapid.heal();
    await sweepAgain(input.idempotencyKey);
    expect(await readTravel(client, answer.unknownTravel?.id ?? '')).toMatchObject({ status: 'BOOKED' });
    await eventually(
      () => paymentsFor(world.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
  });

  it('stays 確認中 while the itinerary that is found is held', async () => {
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, rate), visa);
    world.rapid.breakNext('POST', bookPath, { kind: 'rewrite', change: held });
    const change = ([itinerary]: [{ itinerary_id: string }]) => [
      { ...itinerary, links: { resume: link(itinerary.itinerary_id, 'PUT') } },
    ];
    world.rapid.breakNext('GET', retrievePath, { kind: 'rewrite', change }, 1000);
    expect(await book(client, input)).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    expect(await paymentsFor(world.api, input.idempotencyKey)).toMatchObject([
      { status: 'requires_capture' },
    ]);
  });
});
