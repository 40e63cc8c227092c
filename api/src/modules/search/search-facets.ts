import type { PropertyFacets } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { contentId } from '../catalog/content-language.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { getSearchResults } from './search-results.ts';

/** What each filter would leave of a search, with the categories by name. */
export async function searchFacets(
  { app, customer }: RequestContext,
  criteria: SearchCriteria,
): Promise<PropertyFacets> {
  const counts = await getSearchResults(app).facets(criteria, customer);
  const ids = counts.categories.map(({ example }) => contentId(example, criteria.language));
  const examples = await loadPropertyContents(app.db, ids);
  return {
    ...counts,
    categories: counts.categories
      .map(({ categoryId, count }, index) => ({
        category: { id: categoryId, name: examples[index]?.content.category?.name ?? '' },
        count,
      }))
      .filter(({ category }) => category.name !== '')
      .sort((a, b) => b.count - a.count),
  };
}
