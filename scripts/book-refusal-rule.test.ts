import { expect, it } from 'vitest';
import { rePrepareRequired } from '../api/src/modules/booking/book-failure.ts';
import { bookMessage, bookMessages } from '../remote-booking/src/screens/Confirm/book-messages.ts';

const codes = Object.keys(bookMessages) as (keyof typeof bookMessages)[];

/** API and browser share no code: a preparation that the API takes no more is not offered again. */
it.each(codes.filter((errorCode) => rePrepareRequired({ errorCode })))(
  'the screen does not offer the same preparation again for %s',
  (code) => expect(['prepareAgain', 'rooms']).toContain(bookMessage(code).next),
);
