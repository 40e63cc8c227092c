import type { RapidContent } from '../../adapters/rapid/content-schemas.ts';
import { htmlToText } from './html-text.ts';

/** `3:00 PM` as `15:00`; words such as `anytime` stay. */
export function clockTime(text: string | undefined): string | null {
  const match = /^(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?$/i.exec(text?.trim() ?? '');
  if (!match) return text?.trim() || null;
  const hour = (Number(match[1]) % 12) + (match[3]?.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`;
}

/** What a guest must know before and at check-in, as plain text. */
export function importantNotes({ checkin, checkout, fees, policies }: RapidContent) {
  return {
    checkin: {
      beginTime: clockTime(checkin?.begin_time),
      endTime: clockTime(checkin?.end_time),
      minAge: checkin?.min_age ?? null,
      twentyFourHour: checkin?.['24_hour'] !== undefined,
      checkoutTime: clockTime(checkout?.time),
    },
    checkinSpecialInstructions: htmlToText(checkin?.special_instructions),
    mandatoryFee: htmlToText(fees?.mandatory),
    optionalFee: htmlToText(fees?.optional),
    instructions: htmlToText(checkin?.instructions),
    knowBeforeYouGo: htmlToText(policies?.know_before_you_go),
  };
}

export function descriptions({ descriptions: texts = {} }: RapidContent) {
  const text = (name: string) => htmlToText(texts[name]);
  return {
    headline: text('headline'),
    location: text('location'),
    rooms: text('rooms'),
    dining: text('dining'),
    amenities: text('amenities'),
    attractions: text('attractions'),
    businessAmenities: text('business_amenities'),
    renovations: text('renovations'),
    general: text('general'),
  };
}

/** Stars (or the supplier's substitute) and what guests say. */
export function ratings({ ratings: given }: Pick<RapidContent, 'ratings'>) {
  const guest = given?.guest;
  return {
    property: given?.property
      ? {
          type: given.property.type === 'Star' ? ('STAR' as const) : ('ALTERNATE' as const),
          rating: given.property.rating,
        }
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
