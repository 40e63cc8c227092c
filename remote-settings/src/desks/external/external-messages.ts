import { unknownCodeMessage } from '@yado/shared/errors/app-error';
import { findBilledTaxProblem } from '@yado/shared/format/billed-tax-entry';
import { billedTaxMessages } from '@yado/shared/format/billed-tax-messages';
import { type Known, lookUp } from '@yado/shared/contract/known';
import type { ExternalBookingErrorCode } from './__generated__/useBookExternalMutation.graphql';

export interface ExternalMessage {
  /** Name of the control it is shown beside; none: above the form. */
  field?: string;
  text: string;
}

const unreadable = '絵文字など使えない文字が含まれているか、目に見える文字がありません。';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const externalMessages: Readonly<Record<Known<ExternalBookingErrorCode>, ExternalMessage>> = {
  BRANCH_NOT_FOUND: { text: '支店が見つかりません。支店の一覧から開き直してください。' },
  EMPLOYEE_NOT_FOUND: {
    field: 'employee',
    text: 'この社員は支店にいないか、まだ利用を始めていません。選び直してください。',
  },
  BRANCH_SUSPENDED: { text: 'この支店は利用を停止しているため、予約を登録できません。' },
  INVALID_STAY: {
    field: 'stay',
    text: '宿泊日を確認してください。昨日から365日先までのチェックイン、28泊までです。',
  },
  INVALID_GUEST_NAME: { field: 'rooms.0.familyName', text: '宿泊者名をローマ字(A〜Z)で入力してください。' },
  GUEST_COUNT_MISMATCH: { text: '客室の数と宿泊者の数が合いません。客室を追加し直してください。' },
  INVALID_SUPPLIER: {
    field: 'supplierName',
    text: `手配先の名前を確認してください。${unreadable}`,
  },
  INVALID_CONFIRMATION: {
    field: 'supplierConfirmationId',
    text: `手配先の予約番号を確認してください。${unreadable}`,
  },
  INVALID_HOTEL_NAME: { field: 'hotelName', text: `ホテル名を確認してください。${unreadable}` },
  INVALID_CITY: { field: 'city', text: `都市名を確認してください。${unreadable}` },
  INVALID_PRICE: { field: 'price', text: '金額を確認してください。税込の円を整数で入力してください。' },
  INVALID_CANCEL_PENALTY: {
    text: 'キャンセル料の段階を確認してください。日時の順序と値を見直してください。期間の重なりと、宿泊日より後の開始、宿泊料金を超える金額は登録できません。',
  },
  PAYMENT_METHOD_NOT_ALLOWED: { text: 'この支店では請求書払いを使えないため、登録できません。' },
  CREDIT_LIMIT_EXCEEDED: { field: 'price', text: '請求書払いの残りを超えるため、登録できません。' },
  ALREADY_RECORDED: {
    field: 'supplierConfirmationId',
    text: 'この手配先の同じ予約番号は、すでに登録されています。予約一覧を確認してください。',
  },
  COUNTRY_REQUIRED: { field: 'countryCode', text: '国・地域を選んでください。' },
  INVALID_COUNTRY: { field: 'countryCode', text: 'この国・地域では登録できません。選び直してください。' },
  TIME_ZONE_REQUIRED: {
    field: 'timeZone',
    text: 'この国には時刻の違う地域があります。ホテルのある地域の時刻を選んでください。',
  },
  INVALID_TIME_ZONE: {
    field: 'timeZone',
    text: 'この国の時刻ではありません。ホテルのある地域の時刻を選び直してください。',
  },
  INVALID_ADDRESS: {
    field: 'address',
    text: 'ホテルの住所を確認してください。200文字以内で、絵文字など使えない文字は登録できません。',
  },
  INVALID_PHONE: {
    field: 'phone',
    text: 'ホテルの電話番号を確認してください。国内は市外局番から、海外は「+」と国番号から入力してください。',
  },
  PLACE_REQUIRED: {
    field: 'city',
    text: 'この国には、同じ名前の都市が複数あります。候補から選んでください。候補にない都市は、都道府県や州の名前から入力してください。',
  },
  INVALID_PLACE: {
    field: 'city',
    text: '選んだ都市と国・地域が合いません。都市を候補から選び直してください。',
  },
  INVALID_BILLED_TAX: { field: 'billedPrice', text: billedTaxMessages.INVALID_BILLED_TAX },
  INVALID_BILLED_PARTS: { field: 'billedPrice10', text: billedTaxMessages.INVALID_BILLED_PARTS },
  BILLED_PARTS_NOT_PRICE: { field: 'billedUntaxed', text: billedTaxMessages.BILLED_PARTS_NOT_PRICE },
  INVALID_BILL_NUMBER: { field: 'billedNumber', text: billedTaxMessages.INVALID_BILL_NUMBER },
  OWN_BILL_NUMBER: { field: 'billedNumber', text: billedTaxMessages.OWN_BILL_NUMBER },
  UNEXPECTED: { text: '「外部手配の登録」に失敗しました。しばらくしてから、もう一度お試しください。' },
};

/** Where in the entry something is wrong, as the API says. */
interface Place {
  readonly guestIndex?: number | null;
  readonly ratePercent?: number | null;
  readonly missingPrice?: number | null;
}

export function externalMessage(code: string, place: Place): ExternalMessage {
  const ofBill = findBilledTaxProblem(code, place);
  if (ofBill) return ofBill;
  const { guestIndex } = place;
  const message = lookUp(externalMessages, code, { text: unknownCodeMessage('外部手配の登録', code) });
  return code === 'INVALID_GUEST_NAME' && guestIndex != null
    ? { ...message, field: `rooms.${guestIndex}.familyName` }
    : message;
}
