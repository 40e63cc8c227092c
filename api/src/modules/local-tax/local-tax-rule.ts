/** LODGING: 宿泊税, a tax of prefectures and municipalities; HOT_SPRING: 入湯税, of municipalities with hot springs. */
export type LocalTaxKind = 'LODGING' | 'HOT_SPRING';

/**
 * What a tax takes of one person for one night, in whole yen. Bands begin at a price (yen per person and night, without
 * consumption tax) and are in ascending order; below the first one nothing is due. UNKNOWN: it is known that the tax
 * changes, but not to what.
 */
export type TaxCharge =
  | { bands: readonly (readonly [from: number, yen: number])[] }
  | { percent: number; from?: number; cap?: number }
  | 'UNKNOWN';

/** One tax of one authority from a day on. */
export interface LocalTaxRule {
  kind: LocalTaxKind;
  /** 「北海道」「東京都」「京都府」; null: anywhere in Japan where nothing else is said. */
  prefecture: string | null;
  /** The municipality whose tax it is, 「札幌市」; absent: the prefecture's own. */
  city?: string;
  /** Municipalities in which a prefecture takes this instead of what it takes elsewhere. */
  only?: readonly string[];
  /** ISO date of the first night. */
  from: string;
  /** ISO date of the first night on which it no longer holds. */
  before?: string;
  charge: TaxCharge;
  /** Children below this age pay nothing. */
  freeUnder?: number;
  /** The price that counts includes meals; else that of the room alone counts. */
  countsMeals?: boolean;
  /** A municipality's tax that holds the prefecture's in itself. */
  includesPrefecture?: boolean;
  /** The ordinance or law by its name. */
  source: string;
  /** A page that says it: the authority's own where there is one, else a report of it. */
  url: string;
}
