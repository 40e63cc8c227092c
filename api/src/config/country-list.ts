import { z } from 'zod';

/**
 * Japan first, as most business trips of Japanese companies stay there; then its neighbors and the countries that they
 * travel to most. The whole world would be an import of days.
 */
const DEFAULT_COUNTRIES =
  'JP,US,KR,TW,CN,HK,SG,TH,VN,MY,ID,PH,IN,GU,GB,FR,DE,IT,AU,AE,MO,ES,NL,BE,CH,AT,CA,MX,BR,NZ,IE,PT,SE,DK,NO,FI,PL,CZ,HU,' +
  'GR,TR,IL,SA,QA,EG,ZA,KH,LA,MM,BD,LK,NP,PK,MN,KZ,UZ';

/** ISO 3166-1 alpha-2 codes, separated by commas; the order is kept, and none is named twice. */
export const countryList = z
  .string()
  .default(DEFAULT_COUNTRIES)
  .transform((list) => list.split(',').map((code) => code.trim()))
  .pipe(
    z
      .array(z.string().regex(/^[A-Z]{2}$/, 'must be codes of two capital letters, separated by commas'))
      .refine((codes) => new Set(codes).size === codes.length, 'must name each country once'),
  );
