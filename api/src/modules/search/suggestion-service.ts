import type {
  IncrementalSearchPropertyContentInput,
  IncrementalSearchRegionInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { Db } from '../../db/client.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { UnauthenticatedError } from '../../lib/errors.ts';
import { findRegions } from '../catalog/catalog-store.ts';
import { contentId, contentLanguage } from '../catalog/content-language.ts';
import { ratings } from '../catalog/content-texts.ts';
import { mapImages } from '../catalog/images.ts';
import { mapSpot } from '../catalog/map-spot.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { japaneseKey, queryKeys, queryWords } from '../catalog/normalize.ts';
import { phoneKey } from '../catalog/phone-key.ts';
import { foldName } from '../catalog/place-keys.ts';
import { findKnownPart } from '../catalog/known-part.ts';
import { loadPlaceIndex } from '../catalog/place-index-store.ts';
import { isMidWord, type RankedPlace, rankPlaces } from '../catalog/rank-places.ts';
import { readTyped, type TypedPlace } from '../catalog/typed-place.ts';
import type { BookedHotel } from './booked-hotels-store.ts';
import { loadBookedHotels } from './booked-hotels.ts';
import { findKeptSuggestions } from './kept-suggestions.ts';
import { beginsWith, findAmong } from './suggestion-store.ts';

const MAX_LIMIT = 20;
const MAX_KEYWORD = 100;
/** How many ways to understand a text are tried for hotels. */
const TRIED = 3;

const getLimit = (limit: number | null | undefined) => Math.min(MAX_LIMIT, Math.max(1, limit ?? 8));
const toWords = (keyword: string) => queryWords(keyword.slice(0, MAX_KEYWORD));

/**
 * Hotels whose name, address or phone number has the typed words, in kanji, kana or romaji; those that the branch
 * booked before first.
 */
export async function suggestProperties(
  context: RequestContext,
  input: IncrementalSearchPropertyContentInput,
) {
  if (!context.viewer) throw new UnauthenticatedError();
  const language = contentLanguage(input.language);
  const { db } = context.app;
  const booked = await loadBookedHotels(context);
  const ids = await findHotelIds(db, { ...input, limit: getLimit(input.limit) }, booked);
  const contents = await loadPropertyContents(
    db,
    ids.map((id) => contentId(id, language)),
  );
  return contents
    .filter((content) => content !== null)
    .map(({ propertyId, content, nameEn }) => ({
      id: propertyId,
      name: content.name,
      nameEn,
      city: content.address.city ?? null,
      countryCode: content.address.countryCode,
      ratings: ratings(content),
      images: mapImages(content.images, 1),
    }));
}

/** As typed first; then without what says nothing about the hotel (新宿ホテル, 大阪 駅近). */
export async function findHotelIds(
  db: Db,
  { keyword, limit }: { keyword: string; limit: number },
  booked: readonly BookedHotel[],
): Promise<string[]> {
  const own = booked.map(({ id }) => id);
  const { words, readings } = readTyped(keyword.slice(0, MAX_KEYWORD));
  if (words.length === 0) return [];
  const phone = phoneKey(keyword);
  const tries = [
    ...(phone === null ? [] : [[[phone]]]),
    toWords(keyword),
    words.map(queryKeys).filter((keys) => keys.length > 0),
    // As it is written (四ツ谷), and as it is written today (横濱).
    ...readings.slice(0, TRIED).map(({ text, keys }) => [[...new Set([...queryKeys(text), ...keys])]]),
  ];
  const different = new Map(tries.map((each) => [JSON.stringify(each), each]));
  for (const each of different.values()) {
    const [known, hotels] = await Promise.all([
      findAmong(db, own, each),
      findKeptSuggestions(db, { kind: 'property', words: each, limit }),
    ]);
    if (hotels.length > 0) return [...new Set([...known, ...hotels])].slice(0, limit);
  }
  return [];
}

/** The places in memory; what is not among them, in the table. */
async function findRegionIds(
  db: Db,
  input: IncrementalSearchRegionInput,
  booked: readonly BookedHotel[],
): Promise<string[]> {
  const { keyword, types } = input;
  const limit = getLimit(input.limit);
  const index = await loadPlaceIndex(db);
  const typed = readTyped(keyword.slice(0, MAX_KEYWORD));
  if (typed.words.length === 0) return [];
  const rank = (text: TypedPlace) => rankPlaces(index, text, { limit, types: types ?? [], booked });
  const ids = ({ place }: RankedPlace) => place.id;
  const ranked = rank(typed);
  if (ranked.some(isMidWord) && (await beginsHotel(db, keyword))) {
    const written = japaneseKey(keyword);
    return ranked.filter((each) => !isMidWord(each) || isWritten(each, written)).map(ids);
  }
  if (ranked.length > 0) return ranked.map(ids);
  const found = await findKeptSuggestions(db, { kind: 'region', words: toWords(keyword), types, limit });
  const part = found.length > 0 ? null : findKnownPart(index, typed);
  // Of a hotel or chain that is known, its hotels are meant: リーフイン 新宿.
  if (part === null || (await findHotelIds(db, { keyword, limit: 1 }, [])).length > 0) return found;
  return rank(readTyped(part)).map(ids);
}

const KANA = /^[ぁ-ゖー]{2,}$/;

/** アパ is rather the first kana of a hotel or a chain than some sounds within the name of a place. */
async function beginsHotel(db: Db, keyword: string): Promise<boolean> {
  if (!KANA.test(japaneseKey(keyword))) return false;
  const words = toWords(keyword);
  // Names that begin so come first: if this one does not, none does.
  const [hotel] = await findKeptSuggestions(db, { kind: 'property', words, limit: 1 });
  return hotel !== undefined && beginsWith(db, hotel, words);
}

/** キャナルシティ博多 of シティ: people see why it is offered. */
const isWritten = ({ place }: RankedPlace, key: string) => place.names[0]?.includes(foldName(key)) === true;

/**
 * Regions and spots with hotels whose name has the typed words, in kanji, kana or romaji. Of places that fit equally well,
 * those where the branch stayed before come first.
 */
export async function suggestRegions(context: RequestContext, input: IncrementalSearchRegionInput) {
  if (!context.viewer) throw new UnauthenticatedError();
  const { db } = context.app;
  const ids = await findRegionIds(db, input, await loadBookedHotels(context));
  const rows = new Map((await findRegions(db, ids)).map((row) => [row.id, row]));
  const language = contentLanguage(input.language);
  return ids
    .map((id) => rows.get(id))
    .filter((row) => row !== undefined)
    .map((row) => mapSpot(row, language));
}
