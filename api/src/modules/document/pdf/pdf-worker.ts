import { evidencePdf } from './evidence-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

const papers = { evidencePdf, invoicePdf, receiptPdf, tripDetailPdf, voucherPdf };

/** Each paper by the name of the function that draws it. */
export type Papers = typeof papers;

export interface Order {
  paper: keyof Papers;
  facts: unknown[];
}

/** Runs in a thread of its own: what comes and goes is copied. */
export function draw({ paper, facts }: Order): Promise<Buffer> {
  const drawPaper = papers[paper] as (...given: unknown[]) => Promise<Buffer>;
  return drawPaper(...facts);
}
