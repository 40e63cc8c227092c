import type { InvoiceIssuer } from '../../invoice/tables.ts';
import type { Sheet } from './sheet.ts';

/** 20 mm, in points. */
const SEAL = 56.7;
/** How much of the name the seal covers, as seals do. */
const OVERLAP = 18;
const LOGO = { width: 112, height: 28 };
const NAME = { size: 11, font: 'bold' } as const;

/** PNGs without transparency: the logo above an issuer's name and the seal beside it. */
export interface IssuerPictures {
  logo: Uint8Array | null;
  seal: Uint8Array | null;
}

export const noPictures: IssuerPictures = { logo: null, seal: null };

/** Who issues a paper, at the right of whom it is made out to. The seal lies under the text, which stays readable. */
export function issuerBlock(
  sheet: Sheet,
  issuer: InvoiceIssuer,
  x: number,
  { logo, seal }: IssuerPictures,
): void {
  if (logo) {
    sheet.picture(logo, { x, y: sheet.y, ...LOGO, alt: `${issuer.name}のロゴ` });
    sheet.space(LOGO.height + 6);
  }
  if (seal) {
    const top = sheet.y;
    sheet.space(14);
    const nameEnd = x + Math.min(sheet.measureWidth(issuer.name, NAME), sheet.right - x);
    const left = Math.min(nameEnd - OVERLAP, sheet.right - SEAL);
    sheet.picture(seal, {
      x: Math.max(x, left),
      y: top - 6,
      width: SEAL,
      height: SEAL,
      alt: `${issuer.name}の社印`,
    });
  }
  sheet.text(issuer.name, { x, ...NAME });
  const number = issuer.registrationNumber === null ? null : `登録番号 ${issuer.registrationNumber}`;
  for (const line of [number, issuer.address, issuer.contact]) {
    if (line) sheet.text(line, { x, size: 9 });
  }
}
