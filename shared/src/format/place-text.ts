export interface Place {
  readonly stateProvinceName?: string | null;
  readonly city?: string | null;
  readonly line1?: string | null;
}

/**
 * Prefecture and municipality: `神奈川県横浜市`, `東京都新宿区`. Tokyo is no municipality in Japanese addresses; its
 * ward begins the street's line.
 */
export function placeText({ stateProvinceName, city, line1 }: Place): string {
  const isTokyo = city && `${city}都` === stateProvinceName;
  const municipality = isTokyo ? line1?.match(/^[^\d\s]+?[区市町村]/)?.[0] : city;
  return [stateProvinceName, municipality].filter(Boolean).join('');
}
