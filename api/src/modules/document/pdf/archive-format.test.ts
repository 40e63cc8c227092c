import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { drawTransparentPng } from '../../../lib/picture/_pictures.ts';
import { drawPicture } from '../../../lib/picture/draw-picture.ts';
import type { AgencyPictureKind } from '../../../graphql/__generated__/schema-types.ts';
import { picturePlaces } from '../../organization/picture-places.ts';
import { invoiceFixture, invoiceLineFixture, tripFixture } from '../_trip-fixture.ts';
import type { TripFacts } from '../trip-facts.ts';
import { hasPreflight, preflight } from './_preflight.ts';
import { readPdf } from './_read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { IssuerPictures } from './issuer-block.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { tripDetailPdf } from './trip-detail-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

const invoice = invoiceFixture();
const lines = [invoiceLineFixture(1, { price: 11_000 }), invoiceLineFixture(2, { price: -1_100 })];
const many = Array.from({ length: 60 }, (_, index) => invoiceLineFixture(index + 1));
const receipt = {
  id: 'r1',
  receipt_number: 'R202610-000123',
  kind: 'RECEIPT',
  branch_id: 'b1',
  travel_id: 't1',
  original_id: null,
  addressee: { name: '株式会社さくら商事', kind: 'COMPANY' },
  issuer: invoice.issuer,
  card: { brand: 'VISA', last4: '4242' },
  paid_at: new Date('2026-10-01T03:00:00Z'),
  total_price: 11_000,
  issued_by: 'u1',
  issued_at: new Date('2026-10-05T03:00:00Z'),
} as const;
const receiptLines = lines.map((line) => ({ ...line, receipt_id: 'r1', room_number: 1 }));

async function drawTestPictures(): Promise<IssuerPictures> {
  const file = await drawTransparentPng(300);
  const size = { type: 'image/png', width: 300, height: 300 } as const;
  const draw = (kind: AgencyPictureKind) => drawPicture(file, size, picturePlaces[kind]);
  return { seal: await draw('SEAL'), logo: await draw('LOGO') };
}

async function drawAll(): Promise<Record<string, Buffer>> {
  const trip = tripFixture();
  const pictures = await drawTestPictures();
  return {
    invoice: await invoicePdf(invoice, lines),
    'invoice-of-pages': await invoicePdf(invoice, many),
    'void-invoice': await invoicePdf({ ...invoice, status: 'VOID' }, lines),
    receipt: await receiptPdf({ receipt, lines: receiptLines, original: null, isCopy: true }),
    'sealed-invoice': await invoicePdf(invoice, lines, pictures),
    'sealed-receipt': await receiptPdf({
      receipt,
      lines: receiptLines,
      original: null,
      isCopy: false,
      pictures,
    }),
    detail: await tripDetailPdf(trip, 'ja-JP', null),
    'detail-in-english': await tripDetailPdf(trip, 'en-US', null),
    voucher: await voucherPdf({ ...trip, logo: pictures.logo }, 'ja-JP'),
  };
}

/** The tags of all pages as people who listen meet them: `Table(TR(TH TD))`. */
async function readTags(file: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(toText((await page.getStructTree()) as Node));
  }
  await document.loadingTask.destroy();
  return pages.join(' ');
}
interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}
function toText({ role, alt, children = [] }: Node): string {
  const within = children.filter((child) => child.role !== undefined).map(toText);
  const parts = within.length > 0 ? `(${within.join(' ')})` : '';
  return `${role}${alt ? `[${alt}]` : ''}${parts}`;
}

describe('every paper', () => {
  it('has its text in a tree of headings, paragraphs and tables, for who listens', async () => {
    for (const [name, file] of Object.entries(await drawAll())) {
      const tags = await readTags(file);
      const found = [/^Root\(Document\(/, /H1/, /H2/, /TR\(TH TD\)/].map((tag) => tag.test(tags));
      expect([name, ...found]).toEqual([name, true, true, true, true]);
    }
    const tags = await readTags(await invoicePdf(invoice, lines));
    expect(tags).toContain('Table(TR(TH TH TH TH) TR(TD TD(P P) TD TD) TR(TD TD(P P) TD TD))');
  });

  it('shows the issuer’s logo and seal as pictures with names, and without them no picture', async () => {
    const sealed = await invoicePdf(invoice, lines, await drawTestPictures());
    expect(await readTags(sealed)).toContain(`Figure[${invoice.issuer.name}のロゴ]`);
    expect(await readTags(sealed)).toContain(`Figure[${invoice.issuer.name}の社印]`);
    expect(sealed.includes('/SMask')).toBe(false);
    expect(await readTags(await invoicePdf(invoice, lines))).not.toContain('Figure');
  });

  it('shows the logo of whose paper it is, or else the name', async () => {
    const { logo } = await drawTestPictures();
    for (const draw of [
      (facts: TripFacts) => voucherPdf(facts, 'ja-JP'),
      (facts: TripFacts) => tripDetailPdf(facts, 'ja-JP', null),
    ]) {
      expect(await readTags(await draw({ ...tripFixture(), logo }))).toContain('Figure[みらいトラベル]');
      const file = await draw(tripFixture());
      expect(await readTags(file)).not.toContain('Figure');
      expect((await readPdf(file)).text).toContain('みらいトラベル');
    }
  });

  it('says that it is PDF/A-1a, with its language, a color profile and embedded fonts alone', async () => {
    for (const [name, file] of Object.entries(await drawAll())) {
      const text = file.toString('latin1');
      const found = [
        /^%PDF-1\.4/,
        /<pdfaid:part>1<\/pdfaid:part>/,
        /<pdfaid:conformance>A<\/pdfaid:conformance>/,
        /\/S \/GTS_PDFA1/,
        /\/Lang \((ja-JP|en-US)\)/,
        /\/Marked true/,
        /Helvetica/,
      ].map((part) => part.test(text));
      expect([name, ...found]).toEqual([name, true, true, true, true, true, true, false]);
    }
  });

  it.runIf(hasPreflight)('is valid to the validator of Apache PDFBox', async () => {
    const files = await drawAll();
    const valid = Object.keys(files).map((name) => [name, `The file ${name}.pdf is a valid PDF/A-1b file`]);
    expect(await preflight(files)).toEqual(Object.fromEntries(valid));
  });
});
