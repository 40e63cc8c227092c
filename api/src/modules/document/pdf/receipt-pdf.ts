import type { CardBrand } from '../../../graphql/__generated__/schema-types.ts';
import { PLATFORM_COLOR } from '../../organization/brand-color.ts';
import { dayInZone } from '../../rate/calendar.ts';
import { isQualifiedReceipt } from '../../receipt/is-qualified.ts';
import type { ReceiptLineRow, ReceiptRow } from '../../receipt/tables.ts';
import { proofNotes, taxBasisText } from '../../tax-ground/tax-words.ts';
import { lineKindLabel, reducedRateNotes, sumLabel, taxLabel, taxTotalRows } from '../invoice-words.ts';
import { paperTitle } from '../paper-names.ts';
import { issuerBlock, type IssuerPictures, noPictures } from './issuer-block.ts';
import { getLabels } from './labels.ts';
import { notes, type Row, rows, section } from './parts.ts';
import { colors, Sheet } from './sheet.ts';
import { day, yen } from './words.ts';

export interface ReceiptPaper {
  receipt: ReceiptRow;
  lines: readonly ReceiptLineRow[];
  /** Of a RETURN: the receipt that it corrects. */
  original: ReceiptRow | null;
  /** Issued once more: marked 再発行. */
  isCopy: boolean;
  pictures?: IssuerPictures;
}

/** Its title: the name of its kind, and of a RETURN that it is a qualified one where it proves the tax itself. */
function receiptTitle(
  receipt: Pick<ReceiptRow, 'kind' | 'issuer'>,
  lines: readonly Pick<ReceiptLineRow, 'price' | 'tax_rate_percent' | 'tax_basis'>[],
): string {
  const name = paperTitle({ kind: receipt.kind, edition: 'ISSUED' });
  return receipt.kind === 'RETURN' && isQualifiedReceipt(receipt, lines) ? `${name}(適格返還請求書)` : name;
}

/**
 * A receipt for what a card has paid, or what corrects one, with all that the law asks of a qualified invoice
 * (適格請求書) or of one for returned money: issuer and number, date, content, totals and tax per rate, rounded once.
 */
export function receiptPdf(paper: ReceiptPaper): Promise<Buffer> {
  const { receipt, lines, isCopy } = paper;
  const title = receiptTitle(receipt, lines);
  const sheet = new Sheet({
    title: `${title} ${receipt.receipt_number}`,
    language: 'ja-JP',
    footer: [receipt.issuer.name, ...numberText(receipt), `番号 ${receipt.receipt_number}`].join(' '),
    createdAt: receipt.issued_at,
    color: receipt.issuer.color ?? PLATFORM_COLOR,
  });
  if (isCopy) sheet.stamp('再発行');
  head(sheet, paper, title);
  parties(sheet, receipt, paper.pictures ?? noPictures);
  total(sheet, paper);
  section(sheet, '明細', 60);
  for (const line of lines) {
    const stay = `${line.checkin} 〜 ${line.checkout}`;
    const kind = `${lineKindLabel(line)} / ${line.room_number}室目 / ${line.guest_name} 様 / ${taxLabel(line.tax_rate_percent)}`;
    const basis = line.tax_rate_percent === null ? null : taxBasisText(line);
    const what = [`${stay}  ${line.hotel_name}`, kind, basis].filter(Boolean).join('\n');
    rows(sheet, [[what, yen(line.price), { right: true }]], { labelWidth: 380 });
  }
  totals(sheet, lines, receipt.total_price);
  smallPrint(sheet, paper);
  return sheet.finish();
}

const japaneseDay = (at: Date) => day(dayInZone(at, 'Asia/Tokyo'), 'ja-JP').replace(/\(.\)$/, '');
const numberText = ({ issuer: { registrationNumber } }: ReceiptRow) =>
  registrationNumber === null ? [] : [`登録番号 ${registrationNumber}`];

function head(sheet: Sheet, { receipt, isCopy }: ReceiptPaper, title: string): void {
  const top = sheet.y;
  sheet.text(isCopy ? `${title}(再発行)` : title, { y: top, size: 22, font: 'bold', tag: 'H1' });
  const aside = { x: sheet.left + 270, align: 'right', size: 9 } as const;
  sheet.text(`番号 ${receipt.receipt_number}`, { ...aside, y: top + 6 });
  sheet.text(`発行日 ${japaneseDay(receipt.issued_at)}`, { ...aside, y: top + 21 });
  sheet.y = top + 42;
  sheet.rule({ color: sheet.brandColor, weight: 1.6 });
  sheet.space(16);
}

/** The addressee on the left, the issuer on the right. */
function parties(sheet: Sheet, receipt: ReceiptRow, pictures: IssuerPictures): void {
  const { addressee, issuer } = receipt;
  const top = sheet.y;
  const wide = sheet.width / 2 - 10;
  const name = getLabels('ja-JP').addresseeName(addressee.name, addressee.kind);
  sheet.text(name, { width: wide, size: 14, font: 'bold' });
  const below = sheet.y;
  const x = sheet.left + wide + 20;
  sheet.y = top;
  issuerBlock(sheet, issuer, x, pictures);
  sheet.y = Math.max(below, sheet.y) + 16;
}

function total(sheet: Sheet, { receipt, lines, original }: ReceiptPaper): void {
  const isReturn = receipt.kind === 'RETURN';
  const height = 58;
  const top = sheet.y;
  sheet.box(sheet.left, top, sheet.width, height, colors.tint);
  const inner = { x: sheet.left + 16, width: 230 };
  const label = sumLabel(isReturn ? '差し引き金額' : '領収金額', lines);
  sheet.text(label, { ...inner, y: top + 9, size: 9, color: colors.quiet });
  sheet.text(yen(receipt.total_price), { ...inner, y: top + 21, size: 22, font: 'bold' });
  const aside = { x: sheet.left + 246, width: sheet.width - 262, align: 'right', size: 9.5 } as const;
  const card = receipt.card ? `${brandNames[receipt.card.brand]} 末尾 ${receipt.card.last4}` : '';
  const paid = isReturn
    ? `もとの領収書 ${original?.receipt_number ?? ''}(${original ? japaneseDay(original.issued_at) : ''}発行)`
    : `領収日 ${japaneseDay(receipt.paid_at)}`;
  sheet.text(paid, { ...aside, y: top + 13 });
  sheet.text(`クレジットカード決済 ${card}`, { ...aside, y: top + 31 });
  sheet.y = top + height + 4;
}

const brandNames: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  JCB: 'JCB',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  UNIONPAY: '銀聯',
  UNKNOWN: '',
};

function totals(sheet: Sheet, lines: readonly ReceiptLineRow[], totalPrice: number): void {
  const right = { right: true } as const;
  const perRate = taxTotalRows(lines).map(([label, price]): Row => [label, yen(price), right]);
  sheet.ensure(perRate.length * 22 + 40);
  sheet.space(6);
  const width = 290;
  const place = { x: sheet.right - width, width, labelWidth: 170 };
  rows(sheet, [...perRate, ['合計', yen(totalPrice), { right: true, strong: true }]], place);
  sheet.space(10);
}

function smallPrint(sheet: Sheet, { receipt: { kind, issuer }, lines }: ReceiptPaper): void {
  notes(sheet, [
    ...(kind === 'RECEIPT'
      ? [
          '上記の金額を、ご宿泊代として領収いたしました。クレジットカードでのお支払いのため、収入印紙は不要です。',
        ]
      : ['マイナスの明細は、もとの領収書に記載した金額のうち、キャンセルまたは返金により差し引く金額です。']),
    ...(issuer.collector ? [`代金の受領は、${issuer.collector}に委託しています。`] : []),
    ...(issuer.registrationNumber === null
      ? ['発行者は適格請求書発行事業者ではないため、この書類は適格請求書ではありません。']
      : []),
    ...proofNotes(lines),
    ...reducedRateNotes(lines),
    '消費税額は税率ごとにこの書類1枚につき1回、1円未満を切り捨てて計算しています。',
    'キャンセル料および海外でのご宿泊は消費税の対象外です。現地でのお支払い分は含まれていません。',
  ]);
}
