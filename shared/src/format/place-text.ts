export interface Place {
  readonly stateProvinceName?: string | null;
  readonly city?: string | null;
  readonly line1?: string | null;
}

/** The cities in Tokyo that hold 村 in the middle of their names; 町田市 does so at its beginning, which is no end. */
const CITY_WITH_VILLAGE = '羽村市|東村山市|武蔵村山市';
const MUNICIPALITY_IN_TOKYO = new RegExp(`^(?:${CITY_WITH_VILLAGE}|[^\\d\\s]+?[区市町村])`);

/**
 * Prefecture and municipality: `神奈川県横浜市`, `東京都新宿区`. Tokyo is no municipality in Japanese addresses; its
 * ward begins the street's line.
 */
export function placeText({ stateProvinceName, city, line1 }: Place): string {
  const isTokyo = city && `${city}都` === stateProvinceName;
  const municipality = isTokyo ? line1?.match(MUNICIPALITY_IN_TOKYO)?.[0] : city;
  return [stateProvinceName, municipality].filter(Boolean).join('');
}
