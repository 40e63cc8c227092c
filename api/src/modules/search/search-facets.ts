import type { PropertyFacets } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { contentId } from '../catalog/content-language.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { getSearchResults } from './search-results.ts';

/** What each filter would leave of a search, with categories and chains by name. */
export async function searchFacets(
  { app, customer }: RequestContext,
  criteria: SearchCriteria,
): Promise<PropertyFacets> {
  const counts = await getSearchResults(app).facets(criteria, customer);
  const named = [...counts.categories, ...counts.chains];
  const ids = named.map(({ example }) => contentId(example, criteria.language));
  const examples = await loadPropertyContents(app.db, ids);
  const chainNames = examples.slice(counts.categories.length);
  return {
    ...counts,
    categories: counts.categories
      .map(({ categoryId, count }, index) => ({
        category: { id: categoryId, name: examples[index]?.content.category?.name ?? '' },
        count,
      }))
      .filter(({ category }) => category.name !== '')
      .sort((a, b) => b.count - a.count),
    chains: counts.chains
      .map(({ chainId, count }, index) => ({
        chain: { id: chainId, name: chainNames[index]?.content.chain?.name ?? '' },
        count,
      }))
      .filter(({ chain }) => chain.name !== '')
      .sort((a, b) => b.count - a.count),
  };
}
