import { importantNotes } from '../../catalog/content-texts.ts';
import { getBrandColor } from '../../organization/brand-color.ts';
import { dayInZone } from '../../rate/calendar.ts';
import type { DocumentLanguage } from '../document-claim.ts';
import type { RoomFacts, TripFacts } from '../trip-facts.ts';
import { contactRows } from './contact-rows.ts';
import { type Labels, getLabels } from './labels.ts';
import { measureRows, masthead, notes, rows, section, SECTION_HEIGHT } from './parts.ts';
import { colors, Sheet } from './sheet.ts';
import {
  getBrand,
  confirmationRows,
  hotelBlock,
  noChargesText,
  payAtHotelNotes,
  payAtHotelRows,
  roomRows,
  stayBoxes,
} from './stay-parts.ts';
import { day } from './words.ts';

export interface VoucherReaders {
  /** Anybody who has the trip's link, so that no guest's requests and no child's age are on it. */
  isForGuests: boolean;
}

/** Vouchers to show at the front desk: one page per room, without what was paid for it. */
export function voucherPdf(
  facts: TripFacts,
  language: DocumentLanguage,
  readers: VoucherReaders = { isForGuests: false },
): Promise<Buffer> {
  const labels = getLabels(language);
  const { travel } = facts;
  const sheet = new Sheet({
    title: `${labels.voucher} ${travel.travel_number}`,
    language,
    footer: labels.footer(getBrand(facts).name, travel.travel_number),
    createdAt: facts.now,
    color: getBrandColor(facts.agency),
  });
  facts.rooms.forEach((room, index) => {
    if (index > 0) sheet.newPage();
    page(sheet, facts, room, { language, labels, ...readers });
  });
  return sheet.finish();
}

function page(
  sheet: Sheet,
  facts: TripFacts,
  room: RoomFacts,
  { language, labels, isForGuests }: VoucherReaders & { language: DocumentLanguage; labels: Labels },
): void {
  const content = language === 'ja-JP' ? facts.hotel.ja : facts.hotel.en;
  masthead(sheet, getBrand(facts), labels.voucher, [
    `${labels.tripNumber} ${facts.travel.travel_number}   ${labels.formatRoomNumber(room.row.room_number)}`,
    `${labels.issuedOn} ${day(dayInZone(facts.now, 'Asia/Tokyo'), language)}`,
  ]);
  hotelBlock(sheet, facts, language, labels);
  stayBoxes(sheet, facts, content, language, labels, room.stay.totalNights);
  section(sheet, labels.guestInformation);
  rows(sheet, [
    ...roomRows(facts, room, { language, labels, isForGuests }),
    ...confirmationRows(facts, room, labels),
  ]);
  section(sheet, labels.payAtHotel);
  payAtHotel(sheet, facts, room, { labels, isForGuests });
  const contacts = contactRows(facts, labels, language);
  // Whom to call is at the foot of the page, whatever else is on it.
  const contactsFrom = sheet.bottom - SECTION_HEIGHT - measureRows(sheet, contacts);
  instructions(sheet, content, labels, contactsFrom);
  sheet.y = Math.max(sheet.y, contactsFrom);
  section(sheet, labels.contacts, 0);
  rows(sheet, contacts);
}

function payAtHotel(
  sheet: Sheet,
  { travel }: TripFacts,
  room: RoomFacts,
  { labels, isForGuests }: VoucherReaders & { labels: Labels },
): void {
  const list = payAtHotelRows(room, labels, { isForGuests });
  notes(sheet, [travel.external_supplier_name === null ? labels.paid : labels.paidElsewhere]);
  if (list.length === 0) sheet.text(noChargesText([room], labels));
  else {
    rows(sheet, list);
    notes(sheet, payAtHotelNotes([room], labels));
  }
}

/** As much of the hotel's own words as the page has room for: the page must stay one. */
function instructions(sheet: Sheet, content: TripFacts['hotel']['ja'], labels: Labels, until: number): void {
  const { checkinSpecialInstructions, instructions: general } = importantNotes(content);
  const text = [checkinSpecialInstructions, general].filter(Boolean).join('\n');
  const room = until - sheet.y - SECTION_HEIGHT - 4;
  if (!text || room < 24) return;
  section(sheet, labels.instructions, 0);
  sheet.text(text, { size: 8, color: colors.quiet, maxHeight: room });
}
