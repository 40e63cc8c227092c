import type { FastifyInstance, FastifyReply } from 'fastify';
import { getBusinessModels } from '../catalog/business-models.ts';
import { getCountry } from '../catalog/countries.ts';
import { inactiveProperties } from '../catalog/inactive-properties.ts';
import type { Language } from '../catalog/localized.ts';
import { properties, propertiesById } from '../catalog/properties.ts';
import { type PropertyContent, propertyContent } from '../catalog/property-content.ts';
import type { Property } from '../catalog/property.ts';
import { buildReviews } from '../catalog/reviews.ts';
import type { RapidContext } from './context.ts';
import { RapidError } from './errors.ts';
import { readPageLink, sendPageLinks } from './page-links.ts';
import { type Query, QueryCheck, all, one } from './query.ts';

const PAGE = 250;
const INACTIVE_PAGE = 2;

function only(content: PropertyContent, fields: readonly string[]): Partial<PropertyContent> {
  if (fields.length === 0) return content;
  const kept = new Set(['property_id', ...(fields.includes('catalog') ? CATALOG : []), ...fields]);
  return Object.fromEntries(Object.entries(content).filter(([key]) => kept.has(key)));
}

const CATALOG = [
  'name',
  'address',
  'ratings',
  'location',
  'phone',
  'category',
  'rank',
  'business_model',
  'statistics',
  'chain',
  'brand',
  'supply_source',
];

/** Whether a hotel passes the filters of a query; filters that need its content are looked at last. */
function matches(property: Property, query: Query, content: () => PropertyContent): boolean {
  const wanted = (name: string): readonly string[] => all(query, name);
  const isRequested = (name: string, value: string): boolean =>
    wanted(name).length === 0 || wanted(name).includes(value);
  if (!isRequested('country_code', getCountry(property.place).code)) return false;
  if (property.stars < Number(one(query, 'property_rating_min') ?? 0)) return false;
  if (property.stars > Number(one(query, 'property_rating_max') ?? 5)) return false;
  const needsContent = [
    'category_id',
    'category_id_exclude',
    'amenity_id',
    'spoken_language_id',
    'date_updated_start',
    'date_updated_end',
  ];
  const models = wanted('business_model');
  if (models.length > 0 && !getBusinessModels(property).some((model) => models.includes(model))) return false;
  if (!needsContent.some((name) => wanted(name).length > 0)) return true;
  const { category, amenities, spoken_languages: languages, dates } = content();
  if (!isRequested('category_id', category.id) || wanted('category_id_exclude').includes(category.id))
    return false;
  if (!wanted('amenity_id').every((id) => id in amenities)) return false;
  if (!wanted('spoken_language_id').every((id) => id in languages)) return false;
  const updated = dates.updated.slice(0, 10);
  return (
    updated >= (one(query, 'date_updated_start') ?? '') &&
    updated <= (one(query, 'date_updated_end') ?? '9999')
  );
}

function contentPage(context: RapidContext, reply: FastifyReply, query: Query, from: number) {
  const check = new QueryCheck(query);
  const language: Language = check.language();
  const supply = check.readChoice('supply_source', ['expedia', 'vrbo']);
  const ids = check.propertyIds(false);
  check.countries();
  for (const name of ['date_updated_start', 'date_updated_end']) check.date(name);
  check.done();
  const include = all(query, 'include');
  const build = (property: Property) => propertyContent(property, language, context.base());
  const source =
    supply === 'vrbo' ? [] : ids.length > 0 ? ids.flatMap((id) => propertiesById.get(id) ?? []) : properties;
  const found = source.filter((property) => matches(property, query, () => build(property)));
  const page = ids.length > 0 ? found : found.slice(from, from + PAGE);
  if (ids.length === 0) {
    const path = '/v3/properties/content';
    sendPageLinks(context, reply, { list: 'page', path, query, from, size: PAGE, total: found.length });
  }
  const idsAlone = include.length === 1 && include[0] === 'property_id';
  return Object.fromEntries(
    page.map((property) => [
      property.id,
      idsAlone ? { property_id: property.id } : only(build(property), include),
    ]),
  );
}

/** Content of hotels, hotels taken off, guest reviews. */
export function addContentRoutes(app: FastifyInstance, context: RapidContext): void {
  app.get<{ Querystring: Query }>('/v3/properties/content', async (request, reply) => {
    const { query, from } = readPageLink(context, 'page', request.query);
    return contentPage(context, reply, query, from);
  });

  app.get<{ Querystring: Query }>('/v3/properties/inactive', async (request, reply) => {
    const { query, from } = readPageLink(context, 'inactive', request.query);
    const check = new QueryCheck(query);
    check.required('since');
    check.date('since');
    check.done();
    const gone = inactiveProperties.filter(({ since }) => since >= (one(query, 'since') ?? ''));
    const path = '/v3/properties/inactive';
    const total = gone.length;
    sendPageLinks(context, reply, { list: 'inactive', path, query, from, size: INACTIVE_PAGE, total });
    return gone.slice(from, from + INACTIVE_PAGE).map(({ id }) => ({ property_id: id }));
  });

  app.get<{ Params: { property_id: string }; Querystring: Query }>(
    '/v3/properties/:property_id/guest-reviews',
    async (request) => {
      const check = new QueryCheck(request.query);
      check.language();
      check.done();
      const property = propertiesById.get(request.params.property_id);
      if (!property) {
        throw new RapidError(404, {
          type: 'guest_reviews.not_found',
          message: 'The requested guest reviews could not be found.',
        });
      }
      const reasons = all(request.query, 'trip_reason');
      const recent = buildReviews(property, context.now());
      return {
        verified: {
          recent: recent.filter(
            ({ trip_reason: reason }) => reasons.length === 0 || reasons.includes(reason),
          ),
        },
      };
    },
  );
}
