import type { HotelContent } from '../../../adapters/supplier/hotel-content.ts';
import { formatJapaneseAddress, joinJapaneseStreet } from '../../../lib/japanese-address.ts';
import { toZonedInstant } from '../../rate/calendar.ts';
import type { MoneyModel } from '../../rate/rate-model.ts';
import type { DocumentLanguage } from '../document-claim.ts';

const yenFormat = new Intl.NumberFormat('ja-JP');
const weekdays = {
  'ja-JP': ['日', '月', '火', '水', '木', '金', '土'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function yen(amount: number): string {
  return amount < 0 ? `-¥${yenFormat.format(-amount)}` : `¥${yenFormat.format(amount)}`;
}

/** What the hotel collects stays in the hotel's currency. */
export function money({ currency, value }: MoneyModel): string {
  return currency === 'JPY' ? yen(Number(value)) : `${currency} ${value}`;
}

/** `2026年12月1日(火)` or `Tue, 1 Dec 2026`. */
export function day(date: string, language: DocumentLanguage): string {
  const [year = 0, month = 1, dayOfMonth] = date.split('-').map(Number);
  const weekday = weekdays[language][new Date(`${date}T00:00:00Z`).getUTCDay()];
  return language === 'ja-JP'
    ? `${year}年${month}月${dayOfMonth}日(${weekday})`
    : `${weekday}, ${dayOfMonth} ${months[month - 1]} ${year}`;
}

/** An instant on the property's clock, and on Japan's when that differs. */
export function deadline(instant: string, timeZone: string, language: DocumentLanguage): string {
  const at = new Date(instant);
  const clock = (zone: string) => {
    const zoned = toZonedInstant(at, zone);
    return `${day(zoned.slice(0, 10), language)} ${zoned.slice(11, 16)}`;
  };
  const [local, japan] = [clock(timeZone), clock('Asia/Tokyo')];
  const ja = language === 'ja-JP';
  if (local === japan) return ja ? `${local}(日本時間)` : `${local} (Japan time)`;
  return ja ? `${local}(現地時間)\n日本時間 ${japan}` : `${local} (hotel time)\nJapan time ${japan}`;
}

const regions = {
  'ja-JP': new Intl.DisplayNames('ja', { type: 'region' }),
  'en-US': new Intl.DisplayNames('en', { type: 'region' }),
};

/** Matches letters of scripts other than Latin. */
const otherLetters = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** One line, in the order of parts that the language is used to. */
export function address(
  { address: parts }: Pick<HotelContent, 'address'>,
  language: DocumentLanguage,
): string {
  const { postalCode, province, city, line1, line2, countryCode } = parts;
  const lines = [line1, line2].filter(Boolean);
  const state = province === city ? null : province;
  // What an operator typed may be Japanese: better no city than one that its reader can't read.
  const readable = (name: string | null | undefined) =>
    language === 'en-US' && name && otherLetters.test(name) ? null : name;
  if (language === 'ja-JP' && countryCode === 'JP') {
    const line = joinJapaneseStreet({ province, city, line1 });
    return [formatJapaneseAddress(postalCode, [line]), line2].filter(Boolean).join(' ');
  }
  const region = [readable(state), postalCode].filter(Boolean).join(' ');
  return [...lines, readable(city), region, regions[language].of(countryCode)].filter(Boolean).join(', ');
}
