import type { Features } from './features.ts';
import type { Language } from './localized.ts';
import { getCountry } from './countries.ts';
import { type LocalTax, localTaxes } from './local-taxes.ts';
import { isDomestic } from './places.ts';
import { propertyFees } from './property-fees.ts';
import type { Property } from './property.ts';
import { between, pick, unit } from './random.ts';

const clock = (hour: number): string => `${((hour + 11) % 12) + 1}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** First hour of check-in, in 24-hour count. */
export function checkinHour(property: Property): number {
  return property.type === 'business' ? between(14, 15, property.id, 'checkin') : 15;
}

/** Check-in and check-out rules. */
export function buildStayTimes(property: Property, has: Features, language: Language) {
  const japanese = language === 'ja-JP';
  const last = pick([22, 23, 24], property.id, 'last checkin');
  return {
    checkin: {
      ...(has.reception24 && { '24_hour': japanese ? '24 時間対応チェックイン' : '24-hour check-in' }),
      begin_time: clock(checkinHour(property)),
      end_time: has.reception24 ? (japanese ? 'いつでも' : 'anytime') : clock(last),
      instructions: japanese
        ? '<ul><li>追加人数に対する追加料金がかかる場合があります。料金は施設のポリシーによって異なります</li><li>チェックイン時に政府発行の写真付き身分証明書と、付随費用のためのクレジットカードまたは現金の保証金が必要な場合があります</li><li>特別リクエストはチェックイン時の状況により対応できない場合があり、追加料金がかかる場合があります</li></ul>'
        : '<ul><li>Extra-person charges may apply and vary depending on property policy</li><li>Government-issued photo identification and a credit card or cash deposit may be required at check-in for incidental charges</li><li>Special requests are subject to availability upon check-in and may incur additional charges</li></ul>',
      special_instructions:
        property.type === 'apartment'
          ? japanese
            ? 'フロントはありません。ご到着の 24 時間前までに、入室用の暗証番号をメールでお送りします。'
            : 'There is no front desk. An access code is sent by e-mail 24 hours before arrival.'
          : japanese
            ? `フロントデスクのスタッフがお迎えします。${has.reception24 ? '' : `${last === 24 ? '24:00' : `${last}:00`} 以降に到着する場合は、事前に施設までご連絡ください。`}`
            : `Front desk staff will greet guests on arrival.${has.reception24 ? '' : ` To arrive after ${clock(last)}, please contact the property in advance.`}`,
      min_age: isDomestic(property.place) ? 18 : 21,
    },
    checkout: { time: clock(pick([10, 11, 11], property.id, 'checkout')) },
  };
}

/** What a guest pays at the hotel, in words (HTML). */
export function buildFees(property: Property, has: Features, language: Language) {
  const japanese = language === 'ja-JP';
  const { currency } = getCountry(property.place);
  const taxes = localTaxes(property).flatMap((tax) => listBands(tax, japanese));
  const fees = propertyFees(property).map(
    (fee) =>
      `<li>${japanese ? fee.ja : fee.en}: ${currency} ${fee.amount} ${
        fee.per === 'person_night'
          ? japanese
            ? '(1 名、1 泊あたり)'
            : 'per person, per night'
          : japanese
            ? '(1 室、1 泊あたり)'
            : 'per accommodation, per night'
      }</li>`,
  );
  const mandatory = [...taxes, ...fees];
  const optional = [
    has.breakfast &&
      (japanese
        ? `<li>朝食料金: 大人 1 名 ${breakfast(property, currency)} (概算)</li>`
        : `<li>Breakfast: about ${breakfast(property, currency)} for adults</li>`),
    has.parking === 'paid' &&
      (japanese
        ? `<li>セルフパーキング: 1 泊 ${parking(property, currency)}</li>`
        : `<li>Self parking: ${parking(property, currency)} per night</li>`),
    has.pets &&
      (japanese
        ? '<li>ペット料金: 1 匹、1 泊ごとに必要です</li>'
        : '<li>Pet fee: charged per pet, per night</li>'),
  ].filter((line) => typeof line === 'string');
  return {
    ...(mandatory.length > 0 && {
      mandatory: japanese
        ? `<p>次の料金は施設で請求されます。</p><ul>${mandatory.join('')}</ul><p>施設から提供されたすべての料金を記載しています。</p>`
        : `<p>You'll be asked to pay the following charges at the property:</p><ul>${mandatory.join('')}</ul><p>We have included all charges provided to us by the property.</p>`,
    }),
    ...(optional.length > 0 && { optional: `<ul>${optional.join('')}</ul>` }),
  };
}

/** One line for each amount of a tax, with the prices to which it belongs. */
function listBands({ ja, en, bands, countsMeals }: LocalTax, japanese: boolean): string[] {
  return bands.map(([from, yen], index) => {
    const below = bands[index + 1]?.[0];
    const price = countsMeals ? '食事を含む料金' : '宿泊料金';
    const range = japanese
      ? [from > 0 && `JPY ${from} 以上`, below && `JPY ${below} 未満`].filter(Boolean).join(' ')
      : [from > 0 && `from JPY ${from}`, below && `below JPY ${below}`].filter(Boolean).join(' ');
    return japanese
      ? `<li>${ja}: JPY ${yen} (1 名、1 泊あたり${range && `、${price} ${range}`})</li>`
      : `<li>${en}: JPY ${yen} per person, per night${range && ` (rates ${range})`}</li>`;
  });
}

const breakfast = (property: Property, currency: string): string =>
  currency === 'JPY'
    ? `JPY ${between(12, 35, property.id, 'breakfast') * 100}`
    : `${currency} ${between(12, 40, property.id, 'breakfast')}`;
const parking = (property: Property, currency: string): string =>
  currency === 'JPY'
    ? `JPY ${between(8, 25, property.id, 'fee of parking') * 100}`
    : `${currency} ${between(10, 60, property.id, 'fee of parking')}`;

/** What to know before going (HTML). */
export function buildPolicies(property: Property, has: Features, language: Language) {
  const japanese = language === 'ja-JP';
  const lines = [
    has.publicBath &&
      (japanese
        ? '刺青またはタトゥーのあるお客様は、公共の入浴設備をご利用いただけない場合があります'
        : 'Guests with tattoos may not be able to use the public bathing facilities'),
    has.pool &&
      (japanese ? 'プールの利用時間は 9:00 から 18:00 までです' : 'The pool is open from 9 AM to 6 PM'),
    property.type === 'ryokan' &&
      (japanese
        ? '夕食付きプランのお客様は 18:00 までにチェックインしてください'
        : 'Guests with dinner must check in by 6 PM'),
    unit(property.id, 'curfew') < 0.08 &&
      (japanese ? '門限は 24:00 です' : 'The entrance is locked at midnight'),
    japanese
      ? 'この施設では、火災報知器、消火器、救急箱を備えています'
      : 'Safety features at this property include a smoke detector, a fire extinguisher and a first aid kit',
  ].filter((line) => typeof line === 'string');
  return { know_before_you_go: `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` };
}
