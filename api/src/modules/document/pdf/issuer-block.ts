import type { InvoiceIssuer } from '../../invoice/tables.ts';
import type { Sheet } from './sheet.ts';

/** 20 mm, in points. */
const SEAL = 56.7;
/** How much of the name the seal covers, as seals do. */
const OVERLAP = 18;
const NAME = { size: 11, font: 'bold' } as const;

/** The seal that an issuer puts beside its name, as PNG without transparency; null: none. */
export type Seal = Uint8Array | null;

/** Who issues a paper, at the right of whom it is made out to. The seal lies under the text, which stays readable. */
export function issuerBlock(sheet: Sheet, issuer: InvoiceIssuer, x: number, seal: Seal): void {
  if (seal) {
    const top = sheet.y;
    sheet.space(14);
    const nameEnd = x + Math.min(sheet.measureWidth(issuer.name, NAME), sheet.right - x);
    const left = Math.min(nameEnd - OVERLAP, sheet.right - SEAL);
    sheet.picture(seal, { x: Math.max(x, left), y: top - 6, size: SEAL, alt: `${issuer.name}の社印` });
  }
  sheet.text(issuer.name, { x, ...NAME });
  const number = issuer.registrationNumber === null ? null : `登録番号 ${issuer.registrationNumber}`;
  for (const line of [number, issuer.address, issuer.contact]) {
    if (line) sheet.text(line, { x, size: 9 });
  }
}
