import { dayInZone } from '../../rate/calendar.ts';
import { formatJapaneseAddress } from '../../../lib/japanese-address.ts';
import { honored } from '../../../lib/read-addressee.ts';
import { PLATFORM_COLOR } from '../../organization/brand-color.ts';
import { provesTax } from '../../invoice/invoice-lines.ts';
import { isLocalTax, proofNotes } from '../../tax-ground/tax-words.ts';
import type { InvoiceIssuer, InvoiceLineRow, InvoiceRow } from '../../invoice/tables.ts';
import {
  invoiceLineText,
  reducedRateNotes,
  sumLabel,
  taxLabel,
  taxTotalRows,
  toTaxedLine,
} from '../invoice-words.ts';
import { issuerBlock, type IssuerPictures, noPictures } from './issuer-block.ts';
import { notes, type Row, rows, section } from './parts.ts';
import { colors, Sheet } from './sheet.ts';
import { day, yen } from './words.ts';

/** An invoice, a qualified one (適格請求書) where the issuer has a number: issuer and number, addressee, lines, total and tax per rate, rounded once. */
export function invoicePdf(
  invoice: InvoiceRow,
  lines: readonly InvoiceLineRow[],
  pictures: IssuerPictures = noPictures,
): Promise<Buffer> {
  const sheet = new Sheet({
    color: invoice.issuer.color ?? PLATFORM_COLOR,
    title: `請求書 ${invoice.invoice_number}`,
    language: 'ja-JP',
    footer: [invoice.issuer.name, ...numberText(invoice.issuer), `請求書番号 ${invoice.invoice_number}`].join(
      ' ',
    ),
    createdAt: invoice.issued_at,
  });
  if (invoice.status === 'VOID') sheet.stamp('取消');
  head(sheet, invoice);
  parties(sheet, invoice, pictures);
  total(sheet, invoice, lines);
  section(sheet, '明細', 60);
  table(sheet, lines);
  totals(sheet, invoice, lines);
  payment(sheet, invoice, lines);
  return sheet.finish();
}

const numberText = ({ registrationNumber }: InvoiceIssuer) =>
  registrationNumber === null ? [] : [`登録番号 ${registrationNumber}`];
const japaneseDay = (date: string) => day(date, 'ja-JP').replace(/\(.\)$/, '');

function head(sheet: Sheet, invoice: InvoiceRow): void {
  const top = sheet.y;
  sheet.text('請求書', { y: top, size: 24, font: 'bold', tag: 'H1' });
  const issued = japaneseDay(dayInZone(invoice.issued_at, 'Asia/Tokyo'));
  const aside = { x: sheet.left + 250, align: 'right', size: 9 } as const;
  sheet.text(`請求書番号 ${invoice.invoice_number}`, { ...aside, y: top + 6 });
  sheet.text(`発行日 ${issued}`, { ...aside, y: top + 21 });
  sheet.y = top + 42;
  sheet.rule({ color: sheet.brandColor, weight: 1.6 });
  sheet.space(16);
}

/** The addressee on the left, the issuer on the right. */
function parties(sheet: Sheet, { addressee, issuer }: InvoiceRow, pictures: IssuerPictures): void {
  const top = sheet.y;
  const wide = sheet.width / 2 - 10;
  const address = formatJapaneseAddress(addressee.postalCode, [addressee.address]);
  if (address) sheet.text(address, { width: wide, size: 9 });
  sheet.space(4);
  sheet.text(honored(addressee.companyName, 'COMPANY'), { width: wide, size: 14, font: 'bold' });
  sheet.text(addressee.branchName, { width: wide, size: 10 });
  const below = sheet.y;
  const x = sheet.left + wide + 20;
  sheet.y = top;
  issuerBlock(sheet, issuer, x, pictures);
  sheet.y = Math.max(below, sheet.y) + 16;
}

function total(sheet: Sheet, invoice: InvoiceRow, lines: readonly InvoiceLineRow[]): void {
  const height = 58;
  const top = sheet.y;
  sheet.box(sheet.left, top, sheet.width, height, colors.tint);
  const inner = { x: sheet.left + 16, width: 260 };
  sheet.text(sumLabel('ご請求金額', lines), { ...inner, y: top + 9, size: 9, color: colors.quiet });
  sheet.text(yen(invoice.total_price), { ...inner, y: top + 21, size: 22, font: 'bold' });
  const aside = { x: sheet.left + 276, width: sheet.width - 292, align: 'right' } as const;
  const due = `お支払期限 ${japaneseDay(invoice.due_date)}`;
  sheet.text(due, { ...aside, y: top + 14, size: 11, font: 'bold' });
  const period = `対象期間 ${japaneseDay(invoice.start_date)} 〜 ${japaneseDay(invoice.end_date)}`;
  sheet.text(period, { ...aside, y: top + 33, size: 9 });
  sheet.y = top + height + 4;
}

const columns = { stay: 0, text: 104, tax: 384, price: 424 };

function tableHead(sheet: Sheet): void {
  const { y } = sheet;
  const style = { y: y + 4, size: 8, color: colors.quiet, tag: 'column' } as const;
  sheet.box(sheet.left, y, sheet.width, 19, colors.tint);
  sheet.group('TR', () => {
    sheet.text('宿泊日', { ...style, x: sheet.left + 6, width: 95 });
    sheet.text('内容', { ...style, x: sheet.left + columns.text, width: 270 });
    sheet.text('税率', { ...style, x: sheet.left + columns.tax, width: 38, align: 'center' });
    sheet.text('金額', {
      ...style,
      x: sheet.left + columns.price,
      width: sheet.width - columns.price - 6,
      align: 'right',
    });
  });
  sheet.y = y + 23;
}

/** The lines; the head is repeated on every page that they reach. */
function table(sheet: Sheet, lines: readonly InvoiceLineRow[]): void {
  sheet.group('Table', () => {
    tableHead(sheet);
    sheet.onNewPage = () => tableHead(sheet);
    for (const line of lines) tableLine(sheet, line);
    sheet.onNewPage = null;
  });
}

function tableLine(sheet: Sheet, line: InvoiceLineRow): void {
  const { title, detail } = invoiceLineText(line);
  const textStyle = { x: sheet.left + columns.text, width: columns.tax - columns.text - 8 };
  const titleHeight = sheet.measureHeight(title, { ...textStyle, size: 9 });
  const height = titleHeight + sheet.measureHeight(detail, { ...textStyle, size: 8 });
  sheet.ensure(height + 8);
  const { y } = sheet;
  sheet.group('TR', () => {
    const dates = `${line.checkin}\n〜 ${line.checkout}`;
    sheet.text(dates, { x: sheet.left + 6, y, width: 95, size: 8.5, tag: 'TD' });
    sheet.group('TD', () => {
      sheet.text(title, { ...textStyle, y, size: 9 });
      sheet.text(detail, { ...textStyle, y: y + titleHeight, size: 8, color: colors.quiet });
    });
    sheet.text(taxLabel(line.tax_rate_percent), {
      x: sheet.left + columns.tax,
      y,
      width: 38,
      size: 8.5,
      align: 'center',
      tag: 'TD',
    });
    sheet.text(yen(line.price), {
      x: sheet.left + columns.price,
      y,
      width: sheet.width - columns.price - 6,
      align: 'right',
      size: 9.5,
      tag: 'TD',
    });
  });
  sheet.y = y + height + 3;
  sheet.rule({ color: '#e6ebf1', weight: 0.5 });
  sheet.space(5);
}

function totals(sheet: Sheet, invoice: InvoiceRow, lines: readonly InvoiceLineRow[]): void {
  const right = { right: true } as const;
  const perRate = taxTotalRows(lines).map(([label, price]): Row => [label, yen(price), right]);
  sheet.ensure(perRate.length * 22 + 40);
  sheet.space(6);
  const width = 290;
  const place = { x: sheet.right - width - 6, width, labelWidth: 170 };
  rows(
    sheet,
    [...perRate, ['ご請求金額合計', yen(invoice.total_price), { right: true, strong: true }]],
    place,
  );
}

function payment(sheet: Sheet, { issuer, due_date }: InvoiceRow, lines: readonly InvoiceLineRow[]): void {
  const hasCredit = lines.some(({ price }) => price < 0);
  section(sheet, 'お振込先', 60);
  sheet.text(issuer.bankAccount, { size: 10 });
  sheet.space(4);
  notes(sheet, [
    ...(issuer.collector
      ? [`代金の受領は、${issuer.collector}に委託しています。上記は${issuer.collector}の口座です。`]
      : []),
    ...(issuer.registrationNumber === null
      ? ['発行者は適格請求書発行事業者ではないため、この請求書は適格請求書ではありません。']
      : provesTax(lines.map(toTaxedLine), issuer)
        ? []
        : ['この請求書の明細の消費税は、いずれも発行者の適格請求書によるものではありません。']),
    ...proofNotes(lines),
    ...reducedRateNotes(lines),
    `お支払期限(${japaneseDay(due_date)})までにお振り込みください。振込手数料はご負担をお願いいたします。`,
    '消費税額は税率ごとに請求書1枚につき1回、1円未満を切り捨てて計算しています。',
    ...(hasCredit
      ? [
          'マイナスの明細は、これまでの請求書でご請求した予約について、発行後のキャンセルまたは返金により差し引く金額です。',
        ]
      : []),
    lines.some(isLocalTax)
      ? 'キャンセル料、海外でのご宿泊、手配先の請求書にある入湯税・宿泊税などは消費税の対象外です。現地でのお支払い分は含まれていません。'
      : 'キャンセル料および海外でのご宿泊は消費税の対象外です。現地でのお支払い分は含まれていません。',
  ]);
}
