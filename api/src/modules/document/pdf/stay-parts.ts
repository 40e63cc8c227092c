import type { HotelContent } from '../../../adapters/supplier/hotel-content.ts';
import { importantNotes } from '../../catalog/content-texts.ts';
import type { LocalTaxAnswer } from '../../local-tax/local-tax-answer.ts';
import { hideFromGuests } from '../../travel/travel-local-tax.ts';
import { isGivenUp, isStayable } from '../../travel/room-state.ts';
import type { DocumentLanguage } from '../document-claim.ts';
import type { RoomFacts, TripFacts } from '../trip-facts.ts';
import type { Labels } from './labels.ts';
import type { Brand, Row } from './parts.ts';
import { checkinHours } from './checkin-hours.ts';
import { phoneTextIn } from './phone-text-in.ts';
import { colors, type Sheet } from './sheet.ts';
import { address, day, money } from './words.ts';

/** Who speaks on the paper: the branch's agency, else the platform. */
export function getBrand({ agency, platform, logo }: TripFacts): Brand {
  return { name: agency?.special_agency_name ?? agency?.name ?? platform.name, logo };
}

/** Name and address in the paper's language; a Japanese paper adds the English ones for people abroad. */
export function hotelBlock(
  sheet: Sheet,
  { hotel }: TripFacts,
  language: DocumentLanguage,
  labels: Labels,
): void {
  const main = language === 'ja-JP' ? hotel.ja : hotel.en;
  sheet.text(main.name, { size: 16, font: 'bold', maxHeight: 50 });
  if (language === 'ja-JP' && hotel.en.name !== main.name) {
    sheet.text(hotel.en.name, { size: 10, color: colors.quiet, maxHeight: 17 });
  }
  sheet.space(5);
  sheet.text(address(main, language), { maxHeight: 32 });
  if (language === 'ja-JP' && hotel.en.name !== main.name) {
    sheet.text(address(hotel.en, 'en-US'), { size: 8.5, color: colors.quiet, maxHeight: 29 });
  }
  if (main.phone) sheet.text(`${labels.phone}  ${phoneTextIn(language, main.phone)}`);
  sheet.space(6);
}

/** Check-in, check-out and nights side by side. */
export function stayBoxes(
  sheet: Sheet,
  { travel }: TripFacts,
  content: HotelContent,
  language: DocumentLanguage,
  labels: Labels,
  nights: number,
): void {
  const { checkin } = importantNotes(content);
  const gap = 10;
  const wide = (sheet.width - 2 * gap - 70) / 2;
  const height = 54;
  sheet.ensure(height + 10);
  const top = sheet.y;
  const box = (x: number, width: number, label: string, value: string, below: string) => {
    sheet.box(x, top, width, height, colors.tint);
    const inner = { x: x + 10, width: width - 20 };
    sheet.text(label, { ...inner, y: top + 6, size: 8, color: colors.quiet });
    sheet.text(value, { ...inner, y: top + 18, size: 12, font: 'bold' });
    if (below) sheet.text(below, { ...inner, y: top + 37, size: 8.5 });
  };
  const { start_date, end_date } = travel;
  const from = checkinHours(checkin, labels);
  const until = checkin.checkoutTime ? labels.until(checkin.checkoutTime) : '';
  box(sheet.left, wide, labels.checkin, day(start_date, language), from);
  box(sheet.left + wide + gap, wide, labels.checkout, day(end_date, language), until);
  box(sheet.right - 70, 70, ' ', labels.nights(nights), '');
  sheet.y = top + height + 5;
}

/** How one gets in, in the hotel's own words. */
export function arrivalRows(content: HotelContent, labels: Labels): Row[] {
  const { checkinSpecialInstructions } = importantNotes(content);
  return checkinSpecialInstructions ? [[labels.arrival, checkinSpecialInstructions, { maxHeight: 300 }]] : [];
}

export function peopleText(
  { stay }: RoomFacts,
  labels: Labels,
  { isForGuests }: { isForGuests: boolean },
): string {
  const ages = stay.childAges;
  const text = isForGuests ? labels.childCount(ages.length) : labels.children(ages);
  const children = ages.length > 0 ? [text] : [];
  return [labels.adults(stay.numberOfAdults), ...children].join(
    labels.voucher === 'Hotel Voucher' ? ', ' : '、',
  );
}

export function mealsText({ stay }: RoomFacts, language: DocumentLanguage, labels: Labels): string {
  const { jaMealLabels, enMealLabels } = stay.rate.mappedRateAmenities;
  const meals = language === 'ja-JP' ? jaMealLabels : enMealLabels;
  return meals.length > 0 ? meals.join(language === 'ja-JP' ? '、' : ', ') : labels.noMeals;
}

/** Who stays in which room, and what was asked for; the latter is not for the other guests, nor is a child's age. */
export function roomRows(
  { travel }: TripFacts,
  room: RoomFacts,
  { language, labels, isForGuests }: { language: DocumentLanguage; labels: Labels; isForGuests: boolean },
): Row[] {
  const { row, stay } = room;
  // Meals of a trip that was booked elsewhere are unknown.
  const meals: Row[] =
    travel.external_supplier_name === null ? [[labels.meals, mealsText(room, language, labels)]] : [];
  const { smokingWish } = stay;
  const smoking: Row[] =
    smokingWish === null ? [] : [[labels.smoking, smokingWish ? labels.smokingYes : labels.smokingNo]];
  const name = language === 'ja-JP' ? row.room_name : row.room_name_en;
  return [
    [labels.guest, labels.sama(`${stay.familyName} ${stay.givenName}`), { strong: true }],
    [labels.people, peopleText(room, labels, { isForGuests })],
    // The bed is known in the language of the booking only.
    [
      labels.room,
      row.bed_type && language === 'ja-JP' ? `${name}(${row.bed_type})` : name,
      { maxHeight: 32 },
    ],
    ...meals,
    ...smoking,
    ...(isForGuests ? [] : [requestRow(stay, labels)]),
  ];
}

/** Long ones are cut: a voucher is one page. */
function requestRow({ specialRequest }: RoomFacts['stay'], labels: Labels): Row {
  const text = specialRequest ? `${specialRequest} ${labels.requestNote}` : labels.none;
  return [labels.request, text, { maxHeight: 32 }];
}

export function confirmationRows({ travel }: TripFacts, { row, stay }: RoomFacts, labels: Labels): Row[] {
  if (travel.external_confirmation_id !== null)
    return [[labels.agentReference, travel.external_confirmation_id, { strong: true }]];
  const given = stay.propertyConfirmationId;
  const open: Row[] = isStayable(row) ? [[labels.hotelConfirmation, labels.hotelConfirmationOpen]] : [];
  const hotel: Row[] = given ? [[labels.hotelConfirmation, given, { strong: true }]] : open;
  return travel.itinerary_id ? [...hotel, [labels.itinerary, travel.itinerary_id]] : hotel;
}

/** What the hotel collects for one room, in its own currency. */
export function payAtHotelRows(
  { price: { propertyPrice }, localTax }: RoomFacts,
  labels: Labels,
  { isForGuests = false } = {},
): Row[] {
  const estimate = localTaxRows(isForGuests ? hideFromGuests(localTax) : localTax, labels);
  if (!propertyPrice) return estimate;
  const { total, resortPrice, mandatoryPrice, mandatoryTaxPrice } = propertyPrice;
  const parts: Row[] = [
    ...(resortPrice ? [[labels.resort, money(resortPrice), { right: true }] as const] : []),
    ...(mandatoryPrice ? [[labels.mandatory, money(mandatoryPrice), { right: true }] as const] : []),
    ...(mandatoryTaxPrice ? [[labels.tax, money(mandatoryTaxPrice), { right: true }] as const] : []),
  ];
  const namesTax = Number(mandatoryTaxPrice?.value ?? 0) > 0;
  const sum = namesTax ? labels.totalWithTax : labels.totalWithoutTax;
  return [...parts, [sum, money(total), { strong: true, right: true }], ...estimate];
}

/** Small print below those rows: who collects them, and what the supplier gives no name to. */
export function payAtHotelNotes(rooms: readonly RoomFacts[], labels: Labels): string[] {
  const hasUnnamed = rooms.some(({ price }) => price.propertyPrice?.mandatoryPrice);
  return [...(hasUnnamed ? [labels.mandatoryNote] : []), labels.payAtHotelNote];
}

function localTaxRows({ state, estimate }: LocalTaxAnswer, labels: Labels): Row[] {
  const text = estimate ? labels.formatLocalTax(estimate) : labels.localTaxAsk;
  return estimate || state === 'ASK_HOTEL' ? [[labels.localTax, text, { right: true }]] : [];
}

/** What is said where no charges are listed: that there are none, only where that is known. */
export function noChargesText(rooms: readonly RoomFacts[], labels: Labels): string {
  if (rooms.every(({ row }) => isGivenUp(row))) return labels.payAtHotelCanceled;
  const isUnknown = rooms.some(({ localTax }) => localTax.state === 'UNKNOWN');
  return isUnknown ? labels.payAtHotelUnknown : labels.payAtHotelNone;
}
