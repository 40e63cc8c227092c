import { buildAddress, buildPhone } from './address.ts';
import { getBusinessModels } from './business-models.ts';
import { getChain } from './chains.ts';
import { getCountry } from './countries.ts';
import { type Features, getFeatures } from './features.ts';
import { buildImages } from './image-links.ts';
import { type Language, type ReferenceEntry, say } from './localized.ts';
import { distance, isDomestic, places } from './places.ts';
import type { Property } from './property.ts';
import { buildDescriptions } from './property-texts.ts';
import { between, unit } from './random.ts';
import * as references from './references.ts';
import { roomContents } from './room-content.ts';
import { buildFees, buildPolicies, buildStayTimes } from './stay-rules.ts';

const CATEGORY: Record<Property['type'], string> = {
  business: '1',
  city: '1',
  ryokan: '20',
  resort: '3',
  apartment: '22',
};

function entries(table: ReadonlyMap<string, ReferenceEntry>, ids: readonly string[], language: Language) {
  return Object.fromEntries(
    ids.map((id) => {
      const entry = table.get(id);
      if (!entry) throw new Error(`${id} is not in the reference list.`);
      return [id, { id, name: say(entry, language) }];
    }),
  );
}

function amenityIds(has: Features, property: Property): string[] {
  const flags: [unknown, string][] = [
    [has.reception24, '2063'],
    [has.wifi, '2390'],
    [has.sauna, '2129'],
    [has.fitness, '9'],
    [has.pool === 'indoor', '2821'],
    [has.pool === 'outdoor', '24'],
    [has.laundry, '43'],
    [has.restaurants, '19'],
    [has.meeting, '2416'],
    [has.multilingual, '2047'],
    [has.parking === 'free', '2537'],
    [has.parking === 'paid', '2011'],
    [has.spa, '2341'],
    [has.publicBath, '2017'],
    [has.onsen, '5001'],
    [has.breakfast, '2070'],
    [has.pets, '51'],
    [has.smokeFree, '2336'],
    [property.type === 'city', '2353'],
    [property.stars >= 4, '8'],
    [property.type !== 'ryokan', '45'],
    [has.hygiene, '1073744281'],
    [has.hygiene, '1073744283'],
    [has.contactless, '1073744285'],
    [true, '2515'],
    [property.type === 'business', '40'],
  ];
  return flags.filter(([present]) => present).map(([, id]) => id);
}

function buildRatings(property: Property) {
  const part = (name: string): string =>
    Math.min(5, Math.max(1, property.score + (unit(property.id, 'rating', name) - 0.5) * 0.8)).toFixed(1);
  return {
    property: {
      rating: property.stars.toFixed(1),
      type: property.type === 'apartment' ? 'Alternate' : 'Star',
    },
    guest: {
      count: property.reviewCount,
      overall: property.score.toFixed(1),
      ...Object.fromEntries(
        ['cleanliness', 'service', 'comfort', 'condition', 'location', 'neighborhood', 'amenities'].map(
          (name) => [name, part(name)],
        ),
      ),
      recommendation_percent: String(Math.round(55 + property.score * 8.6)),
    },
  };
}

function themeIds(has: Features, property: Property): string[] {
  const { style } = property.place;
  const flags: [unknown, string][] = [
    [property.type === 'business', '2338'],
    [has.spa, '2341'],
    [has.onsen, '5001'],
    [style === 'park', '2337'],
    [property.stars >= 4.5, '2339'],
    [style === 'beach', '2340'],
    [style === 'heritage', '2342'],
  ];
  return flags.filter(([present]) => present).map(([, id]) => id);
}

function languageIds(has: Features, property: Property): string[] {
  const local: Record<string, string> = {
    KR: 'ko',
    TW: 'zh',
    CN: 'zh',
    HK: 'zh',
    TH: 'th',
    VN: 'vi',
    FR: 'fr',
    DE: 'de',
    IT: 'it',
    AE: 'ar',
  };
  const home = isDomestic(property.place) ? 'ja' : (local[getCountry(property.place).code] ?? 'en');
  const more = has.multilingual ? ['en', ...(unit(property.id, 'languages') < 0.5 ? ['zh', 'ko'] : [])] : [];
  const japaneseAbroad = !isDomestic(property.place) && unit(property.id, 'japanese') < 0.3 ? ['ja'] : [];
  return [...new Set([home, ...more, ...japaneseAbroad])];
}

function attributeIds(property: Property, has: Features): string[] {
  const latinOnly = isDomestic(property.place) && unit(property.id, 'latin') < 0.06;
  return [
    ...(has.adultsOnly ? ['3357'] : []),
    ...(has.publicBath ? ['1073744200'] : []),
    ...(latinOnly ? ['1073744201'] : []),
    '1073743917',
  ];
}

function findNearestAirport(property: Property): string | undefined {
  return places
    .filter((place) => place.iata)
    .map((place) => ({ iata: place.iata, km: distance(place, property) }))
    .filter(({ km }) => km < 120)
    .sort((a, b) => a.km - b.km)[0]?.iata;
}

function buildStatistics(property: Property, has: Features, language: Language) {
  const values: Record<string, number> = {
    '52': between(18, property.type === 'ryokan' ? 60 : 320, property.id, 'room count'),
    '54': between(2, property.type === 'ryokan' ? 6 : 24, property.id, 'floors'),
    ...(has.restaurants > 0 && { '2859': has.restaurants }),
  };
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => {
      const entry = references.statistics.get(id);
      return [id, { id, name: `${entry ? say(entry, language) : id} - ${value}`, value: String(value) }];
    }),
  );
}

/** The whole content of a hotel as the contract's PropertyContent; `base` is the address of this service. */
export function propertyContent(property: Property, language: Language, base: string) {
  const has = getFeatures(property);
  const category = CATEGORY[property.type];
  const airport = findNearestAirport(property);
  const chain = getChain(property);
  const abroad = !isDomestic(property.place);
  const contentLink = (other: Language) =>
    `${base}/v3/properties/content?language=${other}&include=address&property_id=${property.id}&supply_source=expedia`;
  return {
    property_id: property.id,
    name: say(property.name, language),
    address: buildAddress(property, language, contentLink),
    ratings: buildRatings(property),
    location: {
      coordinates: { latitude: property.latitude, longitude: property.longitude },
      obfuscation_required: false,
    },
    phone: buildPhone(property),
    category: { id: category, name: say(references.categories.get(category) ?? property.name, language) },
    business_model: {
      expedia_collect: getBusinessModels(property).includes('expedia_collect'),
      property_collect: getBusinessModels(property).includes('property_collect'),
    },
    rank: property.rank,
    ...buildStayTimes(property, has, language),
    fees: buildFees(property, has, language),
    policies: buildPolicies(property, has, language),
    attributes: {
      general: {
        ...entries(references.generalAttributes, attributeIds(property, has), language),
        '2940': {
          id: '2940',
          name: language === 'ja-JP' ? '最少ご利用年齢 - 0' : 'Minimum guest age is - 0',
          value: '0',
        },
      },
      pets: entries(references.petAttributes, [has.pets ? '51' : '2050'], language),
    },
    amenities: entries(references.propertyAmenities, amenityIds(has, property), language),
    images: buildImages(property, language, base),
    onsite_payments: {
      currency: getCountry(property.place).currency,
      types: entries(
        references.paymentTypes,
        abroad ? ['171', '184', '183'] : ['184', '183', '182', '154'],
        language,
      ),
    },
    rooms: roomContents(property, language, base),
    dates: {
      added: '2022-04-01T00:00:00.000Z',
      updated: `2025-0${between(1, 9, property.id, 'month')}-1${between(0, 9, property.id, 'day')}T03:00:00.000Z`,
    },
    descriptions: buildDescriptions(property, has, language),
    statistics: buildStatistics(property, has, language),
    ...(airport && { airports: { preferred: { iata_airport_code: airport } } }),
    themes: entries(references.themes, themeIds(has, property), language),
    all_inclusive: { all_rate_plans: false, some_rate_plans: false },
    chain: { id: chain.id, name: chain.name },
    brand: { id: chain.id, name: chain.name },
    spoken_languages: entries(references.spokenLanguages, languageIds(has, property), language),
    multi_unit: true,
    payment_registration_recommended: false,
    supply_source: 'expedia',
  };
}

export type PropertyContent = ReturnType<typeof propertyContent>;
