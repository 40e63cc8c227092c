import type { HotelContent, HotelTexts } from '../../adapters/supplier/hotel-content.ts';
import { htmlToText } from './html-text.ts';

const NAMED_HOURS: ReadonlyMap<string, string> = new Map([
  ['noon', '12:00'],
  ['正午', '12:00'],
  ['midnight', '00:00'],
  ['真夜中', '00:00'],
]);
/** 3:00 PM, 11 AM, 9:00, 15:00:00. */
const DIGITS = /^(\d{1,2})(?::(\d{2})(?::00)?)?\s*(?:([AP])\.?M\.?)?$/i;
/** 午後3時, 深夜 0 時, 15時30分. */
const JAPANESE = /^(午前|午後|深夜)?\s*(\d{1,2})\s*(?:時(?:\s*(\d{1,2})\s*分)?|:(\d{2}))$/;

/** `3:00 PM`, `noon` and `深夜0時` as `15:00`, `12:00` and `00:00`; words such as `anytime` stay. */
export function clockTime(text: string | undefined): string | null {
  const typed = text?.normalize('NFKC').trim() ?? '';
  return NAMED_HOURS.get(typed.toLowerCase()) ?? readDigits(typed) ?? readJapanese(typed) ?? (typed || null);
}

function readDigits(text: string): string | null {
  const [, hour, minute, half] = DIGITS.exec(text) ?? [];
  // A number alone is no time.
  if (hour === undefined || (minute === undefined && half === undefined)) return null;
  if (half === undefined) return writeClock(Number(hour), Number(minute));
  return writeClock((Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0), Number(minute ?? 0));
}

function readJapanese(text: string): string | null {
  const [, half, hour, minute, digits] = JAPANESE.exec(text) ?? [];
  if (hour === undefined) return null;
  const count = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === '午後' ? 12 : 0);
  return writeClock(count, Number(minute ?? digits ?? 0));
}

/** Null for 25:00, which is read as it is written. */
function writeClock(hour: number, minute: number): string | null {
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return [hour % 24, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** An end at midnight is that of the same day. */
function endOfHours(text: string | undefined): string | null {
  const clock = clockTime(text);
  return clock === '00:00' ? '24:00' : clock;
}

/** What a guest must know before and at check-in, as plain text. */
export function importantNotes({ checkin, checkoutTime, fees, knowBeforeYouGo }: HotelContent) {
  return {
    checkin: {
      beginTime: clockTime(checkin?.beginTime),
      endTime: endOfHours(checkin?.endTime),
      minAge: checkin?.minAge ?? null,
      twentyFourHour: checkin?.isAllDay ?? false,
      checkoutTime: endOfHours(checkoutTime),
    },
    checkinSpecialInstructions: htmlToText(checkin?.specialInstructions),
    mandatoryFee: htmlToText(fees?.mandatory),
    optionalFee: htmlToText(fees?.optional),
    instructions: htmlToText(checkin?.instructions),
    knowBeforeYouGo: htmlToText(knowBeforeYouGo),
  };
}

export function descriptions({ texts = {} }: HotelContent) {
  const text = (name: keyof HotelTexts) => htmlToText(texts[name]);
  return {
    headline: text('headline'),
    location: text('location'),
    rooms: text('rooms'),
    dining: text('dining'),
    amenities: text('amenities'),
    attractions: text('attractions'),
    businessAmenities: text('businessAmenities'),
    renovations: text('renovations'),
    general: text('general'),
  };
}

/** Stars (or the supplier's substitute) and what guests say. */
export function ratings({ stars, guestRatings: guest }: Pick<HotelContent, 'stars' | 'guestRatings'>) {
  return {
    property: stars
      ? { type: stars.isOfficial ? ('STAR' as const) : ('ALTERNATE' as const), rating: stars.rating }
      : null,
    guest:
      guest?.overall === undefined
        ? null
        : {
            overall: guest.overall,
            cleanliness: guest.cleanliness ?? null,
            service: guest.service ?? null,
            comfort: guest.comfort ?? null,
            condition: guest.condition ?? null,
            neighborhood: guest.neighborhood ?? null,
            amenities: guest.amenities ?? null,
            count: guest.count,
          },
  };
}
