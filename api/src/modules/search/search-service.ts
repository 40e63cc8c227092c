import type { RequestContext } from '../../graphql/request-context.ts';
import { InvalidInputError, UnauthenticatedError } from '../../lib/errors.ts';
import type { PageInfo, QuerySearchPropertyContentArgs } from '../../graphql/__generated__/schema-types.ts';
import { contentId } from '../catalog/content-language.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { stayKey } from '../rate/stay.ts';
import type { RankedProperty } from './rank-properties.ts';
import { choiceKey } from './choose-offer.ts';
import { loadBookedHotels } from './booked-hotels.ts';
import { type SearchCriteria, searchCriteria } from './search-criteria.ts';
import { decodeCursor, encodeCursor } from './search-cursor.ts';
import type { SearchOrigin } from './search-pool.ts';
import { type SearchResult, getSearchResults } from './search-results.ts';

const MAX_PAGE = 100;

/** A page of hotels; `criteria` is for fields that are worked out only when they are asked for. */
export interface PropertySearchModel {
  nodes: (PropertyContentSource | null)[];
  edges: { node: PropertyContentSource | null; cursor: string }[];
  specifiedProperty: PropertyContentSource | null;
  totalCount: number;
  searchedAtMost: number | null;
  regionName: string | null;
  origin: SearchOrigin;
  pageInfo: PageInfo;
  criteria: SearchCriteria;
}

async function loadContents(
  context: RequestContext,
  criteria: SearchCriteria,
  ranked: readonly RankedProperty[],
): Promise<(PropertyContentSource | null)[]> {
  const ids = ranked.map(({ id }) => contentId(id, criteria.language));
  const contents = await loadPropertyContents(context.app.db, ids);
  const searched = { stayKey: stayKey(criteria.stay), choiceKey: choiceKey(criteria) };
  return contents.map((content, index) =>
    content ? { ...content, searched: { ...searched, offer: ranked[index]?.offer ?? null } } : null,
  );
}

/** Where the page after the cursor begins; a newer result is entered at the property of the cursor. */
function findStart(result: SearchResult, after: string | null | undefined): number {
  if (!after) return 0;
  const cursor = decodeCursor(after);
  if (cursor.resultId === result.id) return cursor.index + 1;
  const moved = result.properties.findIndex(({ id }) => id === cursor.propertyId);
  return moved >= 0 ? moved + 1 : cursor.index + 1;
}

/** Hotels of a place with their cheapest prices for a stay, for signed-in users. */
export async function searchPropertyContent(
  context: RequestContext,
  args: QuerySearchPropertyContentArgs,
): Promise<PropertySearchModel> {
  if (!context.viewer) throw new UnauthenticatedError();
  const first = args.first ?? 20;
  if (first < 1 || first > MAX_PAGE) throw new InvalidInputError(`first must be 1 to ${MAX_PAGE}.`);
  const criteria = searchCriteria(args.input, args.regionInput ?? null, context.app.clock());
  const { customer } = context;
  const resultId = args.after ? decodeCursor(args.after).resultId : undefined;
  const booked = (await loadBookedHotels(context)).map(({ id }) => id);
  const result = await getSearchResults(context.app).find(criteria, resultId, { customer, booked });
  const start = findStart(result, args.after);
  const page = result.properties.slice(start, start + first);
  const [specifiedProperty, ...nodes] = await loadContents(context, criteria, [
    result.specified ?? { id: '', offer: null },
    ...page,
  ]);
  const cursors = page.map(({ id }, index) =>
    encodeCursor({ resultId: result.id, index: start + index, propertyId: id }),
  );
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: cursors[index] ?? '' })),
    specifiedProperty: specifiedProperty ?? null,
    totalCount: result.properties.length,
    searchedAtMost: result.most,
    regionName: result.regionName,
    origin: result.origin,
    criteria,
    pageInfo: {
      hasNextPage: start + page.length < result.properties.length,
      hasPreviousPage: start > 0,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
  };
}
