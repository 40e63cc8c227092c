import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createRapidSupplier } from '../../src/adapters/rapid/rapid-supplier.ts';
import type { Supplier, SupplierCustomer } from '../../src/adapters/supplier/supplier-port.ts';
import { reconcileAttempt } from '../../src/modules/reconciliation/reconcile-attempt.ts';
import { TestClient } from '../_client.ts';
import { signIn } from '../_sign-in.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  startBookingWorld,
} from './_booking.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Yado-Test/1';
const booked: SupplierCustomer[] = [];
const read: SupplierCustomer[] = [];
let world: BookingWorld;

beforeAll(async () => {
  const { rapid, keys } = inject('world');
  const real = createRapidSupplier({
    baseUrl: rapid,
    apiKey: keys.rapidApiKey,
    sharedSecret: keys.rapidSharedSecret,
  });
  const supplier: Supplier = {
    ...real,
    book(token, request, customer) {
      booked.push(customer);
      return real.book(token, request, customer);
    },
    retrieveByReference(reference, email, customer) {
      read.push(customer);
      return real.retrieveByReference(reference, email, customer);
    },
  };
  world = await startBookingWorld({ overrides: { supplier } });
});
afterAll(() => world.close());

it('tells the supplier the browser of the person who booked, also when a job reads the booking later', async () => {
  const person = new TestClient(
    world.api.url,
    () => signIn(inject('world').auth, 'employee@sakura.example'),
    { 'user-agent': browser },
  );
  const rate = await chooseAnyRate(world.api, person, buildStay());
  const input = bookInput(await prepare(person, rate));
  expect(await book(person, input)).toMatchObject({ __typename: 'BookSuccess' });
  expect(booked.map(({ userAgent }) => userAgent)).toEqual([browser]);

  const { app } = world.api;
  const { id } = await app.db
    .selectFrom('booking_attempts')
    .select('id')
    .where('idempotency_key', '=', input.idempotencyKey)
    .executeTakeFirstOrThrow();
  read.splice(0);
  await reconcileAttempt(app, id);
  expect(read.map(({ userAgent }) => userAgent)).toEqual([browser]);
});
