import type { HotelContent, HotelTexts } from '../../adapters/supplier/hotel-content.ts';
import { htmlToText } from './html-text.ts';

/** `3:00 PM` as `15:00`; words such as `anytime` stay. */
export function clockTime(text: string | undefined): string | null {
  const match = /^(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?$/i.exec(text?.trim() ?? '');
  if (!match) return text?.trim() || null;
  const hour = (Number(match[1]) % 12) + (match[3]?.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`;
}

/** What a guest must know before and at check-in, as plain text. */
export function importantNotes({ checkin, checkoutTime, fees, knowBeforeYouGo }: HotelContent) {
  return {
    checkin: {
      beginTime: clockTime(checkin?.beginTime),
      endTime: clockTime(checkin?.endTime),
      minAge: checkin?.minAge ?? null,
      twentyFourHour: checkin?.isAllDay ?? false,
      checkoutTime: clockTime(checkoutTime),
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
