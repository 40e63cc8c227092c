import { expect, it } from 'vitest';
import { invoiceLineText } from './invoice-line-text.ts';

const line = { kind: 'BOOKING', canceled: false, isLocalTax: false };

it.each([
  [line, '宿泊料金'],
  [{ ...line, canceled: true }, 'キャンセル料'],
  [{ ...line, isLocalTax: true }, '入湯税・宿泊税など'],
  [{ ...line, kind: 'REFUND_CREDIT', isLocalTax: true }, '返金(請求済みの分)'],
])('calls %o %s', (billed, text) => {
  expect(invoiceLineText(billed)).toBe(text);
});
