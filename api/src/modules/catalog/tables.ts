import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Stored } from '../../adapters/supplier/stored/stored.ts';
import type { PropertyAmenity, RegionType } from '../../graphql/__generated__/schema-types.ts';
import type { RoomFacts } from './room-facts.ts';

/** What is searched, filtered and sorted by; the words are in `property_contents`. */
export interface PropertyTable {
  id: string;
  country_code: string;
  time_zone: string;
  name_ja: string;
  name_en: string;
  city_ja: string | null;
  city_en: string | null;
  latitude: number;
  longitude: number;
  star_rating: number | null;
  guest_rating: number | null;
  category_id: string | null;
  /** 1 is the best seller. */
  rank: number;
  amenities: PropertyAmenity[];
  /** Room types where smoking is allowed. */
  smoking_room_ids: string[];
  chain_id: string | null;
  /** By room id; empty in rows of releases before 0067. */
  room_facts: Record<string, RoomFacts>;
  /** From when breakfast is served, in minutes after midnight. */
  breakfast_from: number | null;
  /** False once the supplier took it off: not sold any more, but trips to it still show it. */
  active: boolean;
  run: number;
}

/** The supplier's content in one language, reduced to the fields that are shown. */
export interface PropertyContentTable {
  property_id: string;
  language: string;
  /** In the form of releases before 0018, which read and write this column alone. */
  content: Stored<HotelContent>;
  run: number;
  hotel: Stored<HotelContent> | null;
  /** The run that wrote `hotel`; another one than `run` when an earlier release has written the row since. */
  hotel_run: number | null;
}

export interface RegionTable {
  id: string;
  type: RegionType;
  country_code: string | null;
  name_ja: string;
  name_en: string;
  name_full_ja: string;
  name_full_en: string;
  latitude: number;
  longitude: number;
  /** Kana, codes of airports and railway lines of stations, as far as the supplier gives them: see `isLine`. */
  readings: string[];
  /** Inside the region; empty for spots, whose hotels are those nearby. */
  property_ids: string[];
  property_count: number;
  run: number;
}

/** One line per thing that can be typed: see search-text.ts for the two columns. */
export interface SearchEntryTable {
  kind: 'property' | 'region';
  id: string;
  /** Null for properties. */
  region_type: RegionType | null;
  search_text: string;
  grams: string[];
  /** Bigger comes first. */
  popularity: number;
  run: number;
}

/** The most popular entries of each kind, as of the last import: see search/suggestion-store.ts. */
export type SearchPopularView = Omit<SearchEntryTable, 'grams' | 'run'>;

export type ImportKind = 'properties' | 'regions';

/** Who imports a kind now, and the number of its last run. */
export interface CatalogImportTable {
  kind: string;
  run: number;
  /** Written by releases before 0019, which import all countries in one run. */
  next: string | null;
  started_at: Date;
  /** Null while a run is under way; readers continue with what the last run left. */
  finished_at: Date | null;
  /** Held by one process until then. */
  lease_until: Date;
}

/** How far the import of one country has come; it survives a restart. */
export interface CatalogPartTable {
  kind: ImportKind;
  country_code: string;
  /** Number of the current or last run; the rows it has written carry it. */
  run: number;
  /** A UTC date where the run reads only what changed since then; null: everything. */
  since: string | null;
  /** Where the run continues, null at its beginning. */
  next: string | null;
  started_at: Date;
  finished_at: Date | null;
  /** When the last finished run that read everything began. */
  whole_at: Date | null;
  /** When the last finished run of either sort began. */
  read_at: Date | null;
}

export interface CatalogTables {
  properties: PropertyTable;
  property_contents: PropertyContentTable;
  regions: RegionTable;
  search_entries: SearchEntryTable;
  search_popular: SearchPopularView;
  catalogue_imports: CatalogImportTable;
  catalogue_parts: CatalogPartTable;
}
