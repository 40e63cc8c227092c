import { phoneText } from '../../lib/phone-text.ts';
import type { BookingRequest } from '../booking/booking-types.ts';

/** A number as people type it into a form: Japanese ones in groups and with the 0 that is not sent. */
export function typedPhone({ countryCode, areaCode, number }: BookingRequest['phone']): {
  countryCode: string;
  number: string;
} {
  const national = `${areaCode ?? ''}${number}`;
  if (countryCode !== '81') return { countryCode, number: national };
  return { countryCode, number: phoneText(national.startsWith('0') ? national : `0${national}`) };
}
