import { getBrandColor } from '../../organization/brand-color.ts';
import { dayInZone, toZonedInstant } from '../../rate/calendar.ts';
import type { BilledTax } from '../../tax-ground/settle-ground.ts';
import { travelStatusAt } from '../../travel/travel-status.ts';
import type { DocumentLanguage } from '../document-claim.ts';
import type { RoomFacts, TripFacts } from '../trip-facts.ts';
import { type Addressee, guessAddresseeKind } from './addressee.ts';
import { cancelPolicy } from './cancel-policy-part.ts';
import { contactRows } from './contact-rows.ts';
import { type Labels, getLabels } from './labels.ts';
import { measureRows, masthead, notes, type Row, rows, section } from './parts.ts';
import { colors, Sheet } from './sheet.ts';
import {
  arrivalRows,
  getBrand,
  confirmationRows,
  hotelBlock,
  noChargesText,
  payAtHotelNotes,
  payAtHotelRows,
  roomRows,
  stayBoxes,
} from './stay-parts.ts';
import { day, yen } from './words.ts';

/** What a trip is, costs and costs to cancel, made out to somebody; for the files of the company that travels. */
export function tripDetailPdf(
  facts: TripFacts,
  language: DocumentLanguage,
  addressee: Addressee | null,
): Promise<Buffer> {
  const labels = getLabels(language);
  const { travel, rooms: list } = facts;
  const brand = getBrand(facts);
  const sheet = new Sheet({
    title: `${labels.detail} ${travel.travel_number}`,
    language,
    footer: labels.footer(brand.name, travel.travel_number),
    createdAt: facts.now,
    color: getBrandColor(facts.agency),
  });
  masthead(sheet, brand, labels.detail, [
    `${labels.tripNumber} ${travel.travel_number}`,
    `${labels.issuedOn} ${day(dayInZone(facts.now, 'Asia/Tokyo'), language)}`,
  ]);
  const name = addressee
    ? labels.addresseeName(addressee.name, addressee.kind ?? guessAddresseeKind(addressee.name))
    : labels.formatAddressee(facts.companyName, facts.branchName);
  sheet.text(name, { size: 12, font: 'bold' });
  sheet.space(12);
  hotelBlock(sheet, facts, language, labels);
  const content = language === 'ja-JP' ? facts.hotel.ja : facts.hotel.en;
  stayBoxes(sheet, facts, content, language, labels, list[0]?.stay.totalNights ?? 0);
  rows(sheet, arrivalRows(content, labels));
  section(sheet, labels.booking);
  rows(sheet, bookingRows(facts, language, labels));
  for (const room of list) {
    const about = [
      ...roomRows(facts, room, { language, labels, isForGuests: false }),
      ...confirmationRows(facts, room, labels),
    ];
    const title = `${labels.formatRoomNumber(room.row.room_number)}  ${labels.roomStatus(room.row)}`;
    section(sheet, title, measureRows(sheet, about));
    rows(sheet, about);
  }
  prices(sheet, facts, labels);
  payAtHotel(sheet, facts, labels);
  cancelPolicy(sheet, facts, language, labels);
  const contacts = contactRows(facts, labels, language);
  section(sheet, labels.contacts, measureRows(sheet, contacts));
  rows(sheet, contacts);
  return sheet.finish();
}

function bookingRows(
  { travel, bookerName, now }: TripFacts,
  language: DocumentLanguage,
  labels: Labels,
): Row[] {
  const booked = toZonedInstant(travel.booked_at ?? travel.created_at, 'Asia/Tokyo');
  return [
    [labels.status, labels.travelStatus[travelStatusAt(travel, now)]],
    [labels.booker, bookerName],
    [labels.bookedAt, `${day(booked.slice(0, 10), language)} ${booked.slice(11, 16)}`],
    [labels.means, travel.payment_type === 'INVOICE' ? labels.invoice : labels.card],
  ];
}

/** The first amount: yen, paid through us. What stays charged for a canceled room is its cancellation fee. */
function prices(sheet: Sheet, { rooms: list, billedTax }: TripFacts, labels: Labels): void {
  const right = { right: true } as const;
  const stayed = list.filter(({ row }) => row.status !== 'CANCELED');
  const tax = taxPaid(stayed);
  const refund = stayed.reduce((sum, { price }) => sum + price.refundPrice, 0);
  const total = list.reduce((sum, { price }) => sum + price.finalPrice, 0);
  section(sheet, labels.prices, 90);
  const amounts: Row[] = [
    ...list.map(({ row, price }) => {
      const [label, amount] =
        row.status === 'CANCELED'
          ? [labels.cancelFee, price.finalPrice]
          : [labels.stayPrice, price.paymentPrice];
      return [`${labels.formatRoomNumber(row.room_number)} ${label}`, yen(amount), right] as const;
    }),
    ...(refund > 0 ? [[labels.refund, yen(-refund), right] as const] : []),
    [labels.final, yen(total), { right: true, strong: true }],
    ...(tax ? [[labels.taxAndService, yen(tax), right] as const] : []),
    ...(billedTax ? billedTaxRows(billedTax, labels) : []),
  ];
  // Amounts are short, and what they are called is not.
  rows(sheet, amounts, { labelWidth: 300 });
  notes(sheet, [
    ...(billedTax ? [labels.billNumber(billedTax.registrationNumber)] : []),
    labels.noReceiptNote,
  ]);
}

/** As the bill of the arranger says; by rate where it has several, or a part outside of tax. */
function billedTaxRows({ ratePercent, taxPrice, parts }: BilledTax, labels: Labels): Row[] {
  const right = { right: true } as const;
  const taxRow = (percent: number, tax: number): Row => [labels.billedTax(percent), yen(tax), right];
  if (!parts) return [taxRow(ratePercent, taxPrice)];
  return parts.flatMap((part): Row[] => [
    [labels.billedPart(part.ratePercent), yen(part.price), right],
    ...(part.ratePercent === null ? [] : [taxRow(part.ratePercent, part.taxPrice)]),
  ]);
}

/** The tax within what is paid for stays; null when a part of a price was returned, as nobody says how much tax is in the rest. */
function taxPaid(stayed: readonly RoomFacts[]): number | null {
  const taxes = stayed.map(({ price }) => {
    if (price.refundPrice === 0) return price.taxAndServicePrice;
    return price.finalPrice === 0 ? 0 : null;
  });
  return taxes.reduce((sum, tax) => (sum === null || tax === null ? null : sum + tax), 0);
}

/** The second amount: paid at the hotel, in its currency, and in no sum above. */
function payAtHotel(sheet: Sheet, { rooms: list }: TripFacts, labels: Labels): void {
  const open = list.filter((room) => room.price.propertyPrice !== null || room.localTax.estimate !== null);
  section(sheet, labels.payAtHotel, 50);
  if (open.length === 0) sheet.text(noChargesText(list, labels), { color: colors.quiet });
  for (const room of open) {
    if (open.length > 1)
      sheet.text(labels.formatRoomNumber(room.row.room_number), { size: 8.5, font: 'bold' });
    rows(sheet, payAtHotelRows(room, labels));
  }
  if (open.length > 0) notes(sheet, payAtHotelNotes(open, labels));
}
