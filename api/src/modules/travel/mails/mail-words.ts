import { toZonedInstant } from '../../rate/calendar.ts';
import type { MoneyModel } from '../../rate/rate-model.ts';
import type { TravelRoomRow, TravelRow } from '../tables.ts';

const yenFormat = new Intl.NumberFormat('ja-JP');
const weekdays = ['日', '月', '火', '水', '木', '金', '土'];
const tokyo = 'Asia/Tokyo';

export function yen(amount: number): string {
  return `¥${yenFormat.format(amount)}`;
}

/** What the hotel collects stays in the hotel's currency. */
export function money({ currency, value }: MoneyModel): string {
  return currency === 'JPY' ? yen(Number(value)) : `${currency} ${value}`;
}

export function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${year}年${month}月${dayOfMonth}日(${weekday})`;
}

/** An instant on the property's clock, and on Japan's when that differs. */
export function deadline(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const local = clock(toZonedInstant(at, timeZone));
  const japan = clock(toZonedInstant(at, tokyo));
  return local === japan ? `${local}(現地時間)` : `${local}(現地時間) / 日本時間 ${japan}`;
}

export function stayText(travel: Pick<TravelRow, 'start_date' | 'end_date'>): string {
  const nights = Math.round((Date.parse(travel.end_date) - Date.parse(travel.start_date)) / 86_400_000);
  return `${day(travel.start_date)} 〜 ${day(travel.end_date)} ${nights}泊`;
}

export function guestText(
  room: Pick<
    TravelRoomRow,
    'room_number' | 'family_name' | 'given_name' | 'adults' | 'child_ages' | 'room_name'
  >,
): readonly [string, string] {
  const children = room.child_ages.length > 0 ? `、子ども${room.child_ages.length}名` : '';
  return [
    `${room.room_number}室目`,
    `${room.family_name} ${room.given_name} 様(大人${room.adults}名${children})\n${room.room_name}`,
  ];
}

function clock(zoned: string): string {
  return `${day(zoned.slice(0, 10))} ${zoned.slice(11, 16)}`;
}
