import { expect, it } from 'vitest';
import {
  book,
  bookInput,
  bookPath,
  chooseAnyRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { eventually, itinerariesFor, paymentsFor } from './_outside.ts';

it('takes up an open attempt by itself after a restart, asks the supplier, books and captures once', async () => {
  const before = await startBookingWorld();
  const employee = before.api.as('employee@sakura.example');
  const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
  const input = bookInput(
    await prepare(employee, await chooseAnyRate(before.api, employee, buildStay())),
    visa,
  );
  before.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
  before.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
  const unknown = await book(employee, input);
  expect(unknown).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
  await before.close();

  const after = await startBookingWorld({ database: before.api.config.database });
  try {
    const client = after.api.as('employee@sakura.example');
    await eventually(
      () => readTravel(client, unknown.unknownTravel?.id ?? ''),
      (travel) => travel?.status === 'BOOKED',
    );
    await eventually(
      () => paymentsFor(after.api, input.idempotencyKey),
      ([payment]) => payment?.status === 'succeeded',
    );
    expect(after.rapid.count('POST', bookPath)).toBe(0);
    expect(await itinerariesFor(input.email)).toHaveLength(1);
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
  } finally {
    await after.close();
  }
});
