import type {
  IncrementalSearchPropertyContentInput,
  IncrementalSearchRegionInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { UnauthenticatedError } from '../../lib/errors.ts';
import { findRegions } from '../catalog/catalog-store.ts';
import { contentId, contentLanguage } from '../catalog/content-language.ts';
import { ratings } from '../catalog/content-texts.ts';
import { mapImages } from '../catalog/images.ts';
import { mapSpot } from '../catalog/map-spot.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { queryWords } from '../catalog/normalize.ts';
import { findSuggestions } from './suggestion-store.ts';

const MAX_LIMIT = 20;
const MAX_KEYWORD = 100;

const getLimit = (limit: number | null | undefined) => Math.min(MAX_LIMIT, Math.max(1, limit ?? 8));
const toWords = (keyword: string) => queryWords(keyword.slice(0, MAX_KEYWORD));

/** Hotels whose name or city has the typed words, in kanji, kana or romaji. */
export async function suggestProperties(
  context: RequestContext,
  input: IncrementalSearchPropertyContentInput,
) {
  if (!context.viewer) throw new UnauthenticatedError();
  const language = contentLanguage(input.language);
  const { db } = context.app;
  const ids = await findSuggestions(db, {
    kind: 'property',
    words: toWords(input.keyword),
    limit: getLimit(input.limit),
  });
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
      ratings: ratings(content),
      images: mapImages(content.images, 1),
    }));
}

/** Regions and spots with hotels whose name has the typed words, in kanji, kana or romaji. */
export async function suggestRegions(context: RequestContext, input: IncrementalSearchRegionInput) {
  if (!context.viewer) throw new UnauthenticatedError();
  const { db } = context.app;
  const ids = await findSuggestions(db, {
    kind: 'region',
    words: toWords(input.keyword),
    types: input.types,
    limit: getLimit(input.limit),
  });
  const rows = new Map((await findRegions(db, ids)).map((row) => [row.id, row]));
  const language = contentLanguage(input.language);
  return ids
    .map((id) => rows.get(id))
    .filter((row) => row !== undefined)
    .map((row) => mapSpot(row, language));
}
