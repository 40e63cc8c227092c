import { addDays } from '@yado/shared/format/calendar-date';

interface RoomPrice {
  readonly paymentPrice: number;
  readonly nightsPrice: readonly { readonly stayPrice: number; readonly taxAndServicePrice: number }[];
}

export interface NightLine {
  date: string;
  stayPrice: number;
  taxAndServicePrice: number;
  paymentPrice: number;
}

export interface RoomLines {
  roomNumber: number;
  nights: NightLine[];
  /** What is charged or given back for the whole stay and belongs to no night. */
  wholeStay: number;
  paymentPrice: number;
}

/** Each room's nights by date. The lines of a room always add up to what the room costs. */
export function roomLines(rooms: readonly RoomPrice[], checkin: string): RoomLines[] {
  return rooms.map(({ paymentPrice, nightsPrice }, index) => {
    const nights = nightsPrice.map(({ stayPrice, taxAndServicePrice }, night) => ({
      date: addDays(checkin, night),
      stayPrice,
      taxAndServicePrice,
      paymentPrice: stayPrice + taxAndServicePrice,
    }));
    const ofNights = nights.reduce((sum, line) => sum + line.paymentPrice, 0);
    return { roomNumber: index + 1, nights, wholeStay: paymentPrice - ofNights, paymentPrice };
  });
}
