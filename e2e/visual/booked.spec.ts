// Bookings use up the credit that the payment step shows: these run once all other pictures are taken.
import { bookFromGuests } from '../support/booking.ts';
import { rateLinks } from '../support/hotel-page.ts';
import { hotels } from '../support/hotels.ts';
import { test } from './_look.ts';

test('a completed booking', async ({ member: page, stay, look }) => {
  await page.goto(`/hotels/${hotels.alwaysHasRooms}?${stay}`);
  await rateLinks(page).first().click();
  await bookFromGuests(page);
  await look('booking-completed');
});
