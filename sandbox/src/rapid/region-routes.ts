import type { FastifyInstance } from 'fastify';
import { type Language, say } from '../catalog/localized.ts';
import { distance } from '../catalog/places.ts';
import { type Region, regions, regionsById } from '../catalog/regions.ts';
import { romaji } from '../catalog/romaji.ts';
import type { RapidContext } from './context.ts';
import { RapidError, invalidInput } from './errors.ts';
import { readPageLink, sendPageLinks } from './page-links.ts';
import { type Query, QueryCheck, all, one } from './query.ts';

const PAGE = 200;
const AREA_LIMIT = 100;

function polygon({ latitude, longitude, radiusKm }: Region) {
  const ring = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index % 8) * Math.PI) / 4;
    const north = (Math.cos(angle) * radiusKm) / 111.2;
    const east = (Math.sin(angle) * radiusKm) / (111.2 * Math.cos((latitude * Math.PI) / 180));
    return [Math.round((longitude + east) * 1e6) / 1e6, Math.round((latitude + north) * 1e6) / 1e6];
  });
  return { type: 'Polygon', coordinates: [ring] };
}

function fullName(region: Region, language: Language): string {
  const above = region.ancestors
    .flatMap((id) => regionsById.get(id) ?? [])
    .filter(({ type }) => type !== 'multi_city_vicinity')
    .map(({ name }) => say(name, language));
  const name = say(region.name, language);
  return [region.descriptor ? `${name} ${say(region.descriptor, language)}` : name, ...above].join(', ');
}

const inside: ReadonlyMap<string | undefined, readonly Region[]> = Map.groupBy(
  regions,
  ({ ancestors }) => ancestors[0],
);

function findDescendants(region: Region): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const { type, id } of inside.get(region.id) ?? []) (map[type] ??= []).push(id);
  return map;
}

function buildDetails(region: Region) {
  const descendants = findDescendants(region);
  return {
    coordinates: {
      center_latitude: region.latitude,
      center_longitude: region.longitude,
      bounding_polygon: polygon(region),
    },
    ancestors: region.ancestors.flatMap((id) => {
      const ancestor = regionsById.get(id);
      return ancestor ? [{ id, type: ancestor.type }] : [];
    }),
    ...(Object.keys(descendants).length > 0 && { descendants }),
    // Readings are not in the real service's data; its tags say other things.
    ...(region.kana && { tags: [region.kana, romaji(region.kana), ...(region.lines ?? [])] }),
  };
}

function toMessage(region: Region, language: Language, include: ReadonlySet<string>) {
  return {
    id: region.id,
    type: region.type,
    name: say(region.name, language),
    name_full: fullName(region, language),
    ...(region.descriptor && { descriptor: say(region.descriptor, language) }),
    ...(region.iata && { iata_airport_code: region.iata }),
    country_code: region.countryCode,
    ...(region.subdivisionCode && { country_subdivision_code: region.subdivisionCode }),
    ...(include.has('details') && buildDetails(region)),
    ...(include.has('property_ids') && { property_ids: region.propertyIds(false) }),
    ...(include.has('property_ids_expanded') && { property_ids_expanded: region.propertyIds(true) }),
  };
}

function readInclude(check: QueryCheck, query: Query, allowed: readonly string[]): ReadonlySet<string> {
  check.required('include');
  const include = new Set(all(query, 'include'));
  for (const each of include) {
    if (!allowed.includes(each))
      check.add('include.invalid', `Include must be one of [${allowed.join(', ')}].`, 'include', each);
  }
  if (include.has('standard') && include.has('details')) {
    check.add('include.invalid', 'Standard and details cannot be combined.', 'include', 'standard');
  }
  return include;
}

function center(parts: readonly string[]): { latitude: number; longitude: number } | undefined {
  const [first = '', second] = parts;
  if (second === undefined) return regionsById.get(first);
  const [latitude, longitude] = [Number(first), Number(second)];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined;
}

function inArea(list: readonly Region[], area: string): readonly Region[] {
  const [km = '', ...parts] = area.split(',');
  const middle = center(parts);
  if (!middle || !(Number(km) > 0)) {
    throw invalidInput({
      type: 'area.invalid',
      message: 'Area must be km,region_id or km,latitude,longitude.',
      fields: [{ name: 'area', type: 'querystring', value: area }],
    });
  }
  return list.filter((region) => distance(region, middle) <= Number(km)).slice(0, AREA_LIMIT);
}

function select(query: Query): readonly Region[] {
  const isRequested = (name: string, value: string | undefined): boolean =>
    all(query, name).length === 0 || all(query, name).includes(value ?? '');
  const ancestor = one(query, 'ancestor_id');
  const found = regions.filter(
    (region) =>
      isRequested('country_code', region.countryCode) &&
      isRequested('country_subdivision_code', region.subdivisionCode) &&
      isRequested('iata_location_code', region.iata) &&
      isRequested('type', region.type) &&
      (ancestor === undefined || region.ancestors.includes(ancestor)),
  );
  const area = one(query, 'area');
  return area === undefined ? found : inArea(found, area);
}

/** Regions with the hotels in them. */
export function addRegionRoutes(app: FastifyInstance, context: RapidContext): void {
  app.get<{ Querystring: Query }>('/v3/regions', async (request, reply) => {
    const { query, from } = readPageLink(context, 'regions', request.query);
    const check = new QueryCheck(query);
    const language = check.language();
    const include = readInclude(check, query, [
      'standard',
      'details',
      'property_ids',
      'property_ids_expanded',
    ]);
    check.countries();
    check.done();
    const size = Math.min(PAGE, Math.max(1, Math.trunc(Number(one(query, 'limit'))) || PAGE));
    const found = select(query);
    const page = { query, from, size, total: found.length };
    sendPageLinks(context, reply, { list: 'regions', path: '/v3/regions', ...page });
    return found.slice(from, from + size).map((region) => toMessage(region, language, include));
  });

  app.get<{ Params: { id: string }; Querystring: Query }>('/v3/regions/:id', async (request) => {
    const check = new QueryCheck(request.query);
    const language = check.language();
    const include = readInclude(check, request.query, ['details', 'property_ids', 'property_ids_expanded']);
    check.done();
    const region = regionsById.get(request.params.id);
    if (!region) {
      throw new RapidError(404, {
        type: 'region.not_found',
        message: 'The requested region could not be found.',
        fields: [{ name: 'region_id', type: 'path', value: request.params.id }],
      });
    }
    return toMessage(region, language, include);
  });
}
