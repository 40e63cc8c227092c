import { alwaysFreeText } from '@yado/shared/format/always-free-text';
import { codeLabels, memoLabel } from '@yado/shared/format/code-labels';
import { wallClock } from '@yado/shared/format/instants';
import { paymentTypeText } from '@yado/shared/format/payment-type-text';
import type { useExportTripsQuery } from '../screens/TripList/__generated__/useExportTripsQuery.graphql';
import { type CsvCell, csvFile } from './csv-file.ts';
import { taxBasisText } from './tax-basis-text.ts';
import { returnedText, roomStatusText, travelStatusText } from './status-text.ts';

export type TripCsvRow = useExportTripsQuery['response']['travelDetailsForCsv']['rows'][number];

/** What an accountant sorts and sums: one line per room, the two amounts in columns of their own. */
const columns: readonly [string, (row: TripCsvRow) => CsvCell][] = [
  ['予約番号', (row) => row.travelNumber],
  ['予約状況', (row) => travelStatusText(row.travelStatus).label],
  ['会社', (row) => row.companyName],
  ['支店', (row) => row.branchName],
  ['予約者', (row) => row.employeeName],
  [codeLabels.company, (row) => row.companyIdByEmployee ?? null],
  [codeLabels.department, (row) => row.departmentIdByEmployee ?? null],
  [memoLabel, (row) => row.companyMemos.join('\n') || null],
  ['ホテル', (row) => row.hotelName],
  ['都市', (row) => row.city],
  ['部屋番号', (row) => row.roomNumber],
  ['部屋タイプ', (row) => row.roomName],
  ['部屋の状況', formatRoomStatus],
  ['宿泊者', (row) => row.guestName],
  ['チェックイン', (row) => row.checkin],
  ['チェックアウト', (row) => row.checkout],
  ['泊数', (row) => row.totalNights],
  ['支払方法', (row) => paymentTypeText(row.paymentType)],
  ['支払金額(円・税込)', (row) => row.paymentPrice],
  ['返金額(円)', (row) => row.refundPrice],
  ['うちキャンセルによる返金(円)', (row) => row.cancelRefundPrice ?? null],
  ['返金後の支払金額(円)', (row) => row.finalPaymentPrice],
  ['税率', formatTaxRate],
  ['うち消費税(円・参考)', (row) => row.taxPrice],
  ['10%対象(円・税込)', (row) => priceAt(row, 10)],
  ['8%対象(円・税込)', (row) => priceAt(row, 8)],
  ['消費税対象外(円)', (row) => priceAt(row, null)],
  ['手配先の請求書の消費税(円・予約全体)', (row) => row.billedTaxPrice ?? null],
  ['税の根拠', (row) => taxBasisText(row)],
  ['宿泊施設または手配先の登録番号', (row) => row.hotelRegistrationNumber ?? null],
  ['控除割合(%)', (row) => row.deductiblePercent ?? null],
  ['請求書・領収書の番号', (row) => row.paperNumbers.join('、')],
  ['現地払い通貨', (row) => row.propertyPrice?.currency ?? null],
  ['現地払い金額(予約全体)', (row) => (row.propertyPrice ? Number(row.propertyPrice.value) : null)],
  ['無料キャンセル期限(現地時間)', findFreeCancelText],
  ['キャンセル日時(日本時間)', (row) => inJapan(row.canceledAt)],
  ['キャンセルの理由', (row) => row.cancelReason ?? null],
  ['旅程番号', (row) => row.itineraryId ?? null],
  ['ホテル確認番号', (row) => row.propertyConfirmationId ?? null],
  ['手配先の予約番号', (row) => row.externalConfirmationId ?? null],
  ['予約日時(日本時間)', (row) => inJapan(row.bookedAt)],
];

export function tripsCsv(rows: readonly TripCsvRow[]): string {
  return csvFile(
    columns.map(([title]) => title),
    rows.map((row) => columns.map(([, read]) => read(row))),
  );
}

/** 「10%」; 「10%・8%・対象外」 where the bill for a trip from elsewhere has several. */
function formatTaxRate({ taxParts }: TripCsvRow): string {
  return taxParts.map(({ ratePercent }) => (ratePercent == null ? '対象外' : `${ratePercent}%`)).join('・');
}

/** What is left to pay at a rate. */
function priceAt({ taxParts }: TripCsvRow, rate: number | null): number {
  return taxParts.reduce(
    (sum, { ratePercent, price }) => sum + ((ratePercent ?? null) === rate ? price : 0),
    0,
  );
}

/** 「予約確定・一部返金」: what the room is, then what an operator returned. */
function formatRoomStatus(row: TripCsvRow): string {
  const returned = returnedText(row.returned);
  const { label } = roomStatusText(row.bookingStatus);
  return returned ? `${label}・${returned.label}` : label;
}

function findFreeCancelText(row: TripCsvRow): string | null {
  return row.alwaysFreeCancel ? alwaysFreeText : asWritten(row.freeCancelUntil);
}

/** By the clock whose offset the instant carries: the hotel's. */
function asWritten(instant: string | null | undefined): string | null {
  return instant ? instant.slice(0, 16).replace('T', ' ') : null;
}

function inJapan(instant: string | null | undefined): string | null {
  if (!instant) return null;
  const { date, time } = wallClock(instant, 'Asia/Tokyo');
  return `${date} ${time}`;
}
