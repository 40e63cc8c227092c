import type { Db } from '../../db/client.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { findPayingCard } from '../payment/paying-card-store.ts';
import type { BookingDraft, BookingRequest, PaymentMeans } from './booking-types.ts';

/** The means of an earlier booking, for the next one. A card that was removed since is not offered again. */
export async function toDraftMeans(
  db: Db,
  branchId: string,
  means: PaymentMeans,
): Promise<Pick<BookingDraft, 'paymentType' | 'creditCardId'>> {
  if (means.type === 'INVOICE') return { paymentType: means.type, creditCardId: null };
  const card = await findPayingCard(db, branchId, means.creditCardId);
  return card
    ? { paymentType: means.type, creditCardId: means.creditCardId }
    : { paymentType: null, creditCardId: null };
}

/** People write Japanese numbers in groups and with the 0 that is not sent. */
export function toDraftPhone({
  countryCode,
  areaCode,
  number,
}: BookingRequest['phone']): BookingDraft['phone'] {
  const national = `${areaCode ?? ''}${number}`;
  if (countryCode !== '81') return { countryCode, number: national };
  return { countryCode, number: phoneText(national.startsWith('0') ? national : `0${national}`) };
}
