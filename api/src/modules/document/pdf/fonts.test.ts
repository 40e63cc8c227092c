import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readPdf } from './_read-pdf.ts';
import { fontForDocument } from './fonts.ts';

async function write(text: string): Promise<Buffer> {
  const doc = new PDFDocument({ font: fontForDocument('regular') });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.text(text).end();
  await new Promise((resolve) => doc.on('end', resolve));
  return Buffer.concat(chunks);
}

it('has each document keep its own characters, also where an earlier one had others of the same glyph', async () => {
  for (const text of ['10時～12時', '10時〜12時']) expect((await readPdf(await write(text))).text).toBe(text);
});
