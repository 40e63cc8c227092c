import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { cheapestPrice } from './cheapest-price.ts';
import { priceCalendar } from './price-calendar-service.ts';
import { searchFacets } from './search-facets.ts';
import { searchPropertyContent } from './search-service.ts';
import { suggestProperties, suggestRegions } from './suggestion-service.ts';

export const searchResolvers: Resolvers = {
  Query: {
    incrementalSearchPropertyContent: (_root, { input }, context) => suggestProperties(context, input),
    incrementalSearchRegion: (_root, { input }, context) => suggestRegions(context, input),
    priceCalendar: (_root, args, context) => priceCalendar(context, args),
    searchPropertyContent: (_root, args, context) => searchPropertyContent(context, args),
  },
  PropertyContent: {
    cheapestPriceV2: (property, args, context) => cheapestPrice(context, property, args),
  },
  PropertyContentSearchConnection: {
    facets: ({ criteria }, _args, context) => searchFacets(context, criteria),
  },
};
