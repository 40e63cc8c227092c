import { MAX_NIGHTS } from '@yado/shared/routing/bookable-days';
import { noBilledTax, readBilledTax } from '@yado/shared/format/billed-tax-entry';
import { checkGuestName } from '@yado/shared/format/guest-name';
import type { Problems } from '@yado/shared/forms/use-form';
import { requestProblem } from '@yado/shared/format/special-request';
import { textLength } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import { wholeYen } from '@yado/shared/format/whole-yen';
import type { BookViaExternalSupplierInput } from './__generated__/useBookExternalMutation.graphql';
import type { ExternalEntry, RoomEntry, StageEntry } from './external-entry.ts';

/** By the name of the control that they are shown beside. */
export type ExternalProblems = Problems<string>;
export type ExternalBooking = Omit<BookViaExternalSupplierInput, 'branchId' | 'idempotencyKey'>;

const TEXT_LIMIT = 200;
const CONFIRMATION_LIMIT = 60;
const MAX_PRICE = 100_000_000;
const texts = {
  supplierName: '手配先の名前',
  supplierConfirmationId: '手配先の予約番号',
  hotelName: 'ホテル名',
  city: '都市名',
  address: 'ホテルの住所',
  phone: 'ホテルの電話番号',
} as const;

/** Everything that is wrong with an entry, or the booking that it is. The server checks again. */
export function checkExternal(
  entry: ExternalEntry,
): { problems: ExternalProblems; booking: null } | { problems: null; booking: ExternalBooking } {
  const problems: Record<string, string> = {};
  if (!entry.employeeId) problems.employee = '予約者を候補から選んでください。';
  for (const [field, label] of Object.entries(texts) as [keyof typeof texts, string][]) {
    const problem = textProblem(
      entry[field],
      label,
      field === 'supplierConfirmationId' ? CONFIRMATION_LIMIT : TEXT_LIMIT,
    );
    if (problem) problems[field] = problem;
  }
  if (!entry.countryCode) problems.countryCode = '国・地域を選んでください。';
  if (!entry.checkin || !entry.checkout) problems.stay = '宿泊日を選んでください。';
  for (const [index, room] of entry.rooms.entries()) Object.assign(problems, roomProblems(room, index));
  const price = wholeYen(entry.price);
  if (price === null || price < entry.rooms.length || price > MAX_PRICE) {
    problems.price = '金額は、税込の円を1以上の整数で入力してください。例: 24800';
  }
  Object.assign(problems, readBilled(entry).problems);
  if (entry.policy === 'stages') Object.assign(problems, stageProblems(entry));
  if (Object.keys(problems).length > 0) return { problems, booking: null };
  return { problems: null, booking: toBooking(entry, price ?? 0) };
}

/** `9, 12` → [9, 12]; null unless all are ages of children. */
export function readAges(text: string): number[] | null {
  const parts = text
    .normalize('NFKC')
    .split(/[,、\s]+/)
    .filter(Boolean);
  const ages = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN));
  return ages.every((age) => age >= 0 && age <= 17) ? ages : null;
}

/** Only a stay in Japan has its consumption tax on a bill. */
const readBilled = ({ countryCode, billedTax, price }: ExternalEntry) =>
  readBilledTax(countryCode === 'JP' ? billedTax : noBilledTax, wholeYen(price));

function textProblem(text: string, label: string, limit: number): string | null {
  if (typedText(text) === '') return `${label}を入力してください。`;
  return textLength(text.trim()) > limit ? `${label}は${limit}文字以内で入力してください。` : null;
}

function roomProblems(room: RoomEntry, index: number): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of ['familyName', 'givenName'] as const) {
    const problem = nameProblem(room[field]);
    if (problem) problems[`rooms.${index}.${field}`] = problem;
  }
  if (readAges(room.childAges) === null) {
    problems[`rooms.${index}.childAges`] = '年齢は0〜17の数字で、「9, 12」のように入力してください。';
  }
  const request = requestProblem(room.specialRequest, true);
  if (request) problems[`rooms.${index}.specialRequest`] = request;
  return problems;
}

function nameProblem(name: string): string | null {
  const check = checkGuestName(name);
  if (check.ok) return null;
  if (check.reason === 'empty') return 'ローマ字で入力してください。';
  if (check.reason === 'tooLong') return '60文字以内で入力してください。';
  const hint = check.suggestion ? `例: ${check.suggestion}` : '例: TANAKA';
  return `ローマ字(A〜Z)で入力してください。${hint}`;
}

function stageProblems({ stages, checkout }: ExternalEntry): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, stage] of stages.entries()) {
    const before = stages[index - 1]?.from ?? '';
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(stage.from)) {
      problems[`stages.${index}.from`] = '日時を入力してください。';
    } else if (stage.from <= before) {
      problems[`stages.${index}.from`] = '前の段階より後の日時にしてください。';
    } else if (checkout && stage.from >= `${checkout}T00:00`) {
      problems[`stages.${index}.from`] = 'チェックアウト日より前の日時にしてください。';
    }
    const wrong = valueProblem(stage);
    if (wrong) problems[`stages.${index}.value`] = wrong;
  }
  return problems;
}

function valueProblem({ kind, value }: StageEntry): string | null {
  const number = wholeYen(value);
  if (kind === 'percent') {
    return number !== null && number >= 1 && number <= 100 ? null : '1〜100の整数で入力してください。';
  }
  if (kind === 'nights') {
    return number !== null && number >= 1 && number <= MAX_NIGHTS
      ? null
      : `1〜${MAX_NIGHTS}の整数で入力してください。`;
  }
  return number !== null && number >= 1 ? null : '1以上の整数で入力してください。';
}

function toBooking(entry: ExternalEntry, paymentPrice: number): ExternalBooking {
  return {
    employeeId: entry.employeeId,
    supplierName: entry.supplierName.trim(),
    supplierConfirmationId: entry.supplierConfirmationId.trim(),
    hotelName: entry.hotelName.trim(),
    city: entry.city.trim(),
    placeId: entry.placeId || null,
    countryCode: entry.countryCode,
    timeZone: entry.timeZone || null,
    address: entry.address.trim(),
    phone: entry.phone.trim(),
    stay: {
      checkin: entry.checkin ?? '',
      checkout: entry.checkout ?? '',
      occupancies: entry.rooms.map(({ adults, childAges }) => ({
        adults,
        childAges: readAges(childAges) ?? [],
      })),
    },
    guests: entry.rooms.map((room) => ({
      familyName: upper(room.familyName),
      givenName: upper(room.givenName),
      smoking: room.smoking,
      specialRequest: room.specialRequest.trim() || null,
    })),
    paymentPrice,
    billedTax: readBilled(entry).billedTax,
    paymentType: 'INVOICE',
    cancelPenalties: toPenalties(entry),
  };
}

const upper = (name: string) => name.trim().toUpperCase();

/** Each stage ends where the next begins, the last one with the stay. */
function toPenalties({ policy, stages, checkout }: ExternalEntry): ExternalBooking['cancelPenalties'] {
  if (policy === 'unknown') return null;
  if (policy === 'free') return [];
  return stages.map(({ from, kind, value }, index) => {
    const number = wholeYen(value) ?? 0;
    return {
      start: inJapan(from),
      end: inJapan(stages[index + 1]?.from ?? `${checkout}T00:00`),
      currency: 'JPY',
      amount: kind === 'amount' ? String(number) : null,
      nights: kind === 'nights' ? number : null,
      percent: kind === 'percent' ? number : null,
    };
  });
}

const inJapan = (local: string) => `${local.slice(0, 16)}:00+09:00`;
