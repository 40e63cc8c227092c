export type PlaceKind = 'city' | 'neighborhood' | 'train_station' | 'airport' | 'point_of_interest';

/** What kind of stay a place attracts: it decides hotel categories, price level and seasons. */
export type PlaceStyle = 'business' | 'metropolis' | 'onsen' | 'beach' | 'highland' | 'heritage' | 'park';

export interface Town {
  ja: string;
  en: string;
}

export interface Place {
  /** Stable number: place rows are only ever added at the end of their list. */
  number: number;
  key: string;
  kind: PlaceKind;
  ja: string;
  kana: string;
  en: string;
  /** Prefecture code (JIS X 0401) in Japan, country code (ISO 3166) elsewhere. */
  area: string;
  latitude: number;
  longitude: number;
  /** First digits of its postal codes. */
  postal: string;
  tel: string;
  /** How many hotels are around it. */
  hotels: number;
  style: PlaceStyle;
  /** The city it lies in, by key; absent for cities themselves. */
  city?: string;
  /** The same for a place of the gazetteer. */
  cityPlace?: Place;
  /** How far the area reaches, where its kind does not say it. */
  radiusKm?: number;
  iata?: string;
  /** Railway lines that stop at a station. */
  lines?: readonly string[];
  /** Bearing in degrees away from the sea: hotels are put only on that side. */
  inland?: number;
  /** How far hotels spread around the center, in km. */
  spread?: number;
  /** Town or street names for addresses. */
  towns: readonly Town[];
}

/**
 * Reads a table of places, one in a line: key | kind | Japanese | kana | English | area | latitude | longitude |
 * postal | telephone | hotels | `option:value …` | `town=Town, …`. Lines: `lines:one,other`.
 */
export function readPlaces(table: string, firstNumber: number): Place[] {
  return table
    .trim()
    .split('\n')
    .map((line, index) => readPlace(line, firstNumber + index));
}

function readPlace(line: string, number: number): Place {
  const cells = line.split('|').map((cell) => cell.trim());
  const [key = '', kind, ja = '', kana = '', en = '', area = '', latitude, longitude, postal = '', tel = ''] =
    cells;
  const options = new Map(
    (cells[11] ?? '').split(' ').map((option) => option.split(':') as [string, string]),
  );
  const numeric = (name: string): number | undefined => {
    const value = options.get(name);
    return value === undefined ? undefined : Number(value);
  };
  return {
    number,
    key,
    kind: kind as PlaceKind,
    ja,
    kana,
    en,
    area,
    latitude: Number(latitude),
    longitude: Number(longitude),
    postal,
    tel,
    hotels: Number(cells[10]),
    style: (options.get('style') ?? 'business') as PlaceStyle,
    city: options.get('city'),
    iata: options.get('iata'),
    lines: options.get('lines')?.split(','),
    inland: numeric('inland'),
    spread: numeric('spread'),
    towns: (cells[12] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((town) => {
        const [townJa = '', townEn = townJa] = town.split('=');
        return { ja: townJa, en: townEn };
      }),
  };
}
