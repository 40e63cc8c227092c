import { z } from 'zod';

const text = z.string().optional().catch(undefined);
const namedMap = z
  .record(z.string(), z.object({ id: z.coerce.string(), name: z.string(), value: z.unknown().optional() }))
  .optional()
  .catch(undefined);
const imageLink = z
  .object({ href: z.url({ protocol: /^https?$/ }) })
  .optional()
  .catch(undefined);
/** Two of the sizes the supplier has: one for lists, one for a closer look. */
const images = z
  .array(
    z.object({
      hero_image: z.boolean().optional(),
      category: z.number().optional(),
      caption: text,
      links: z.object({ '350px': imageLink, '1000px': imageLink }),
    }),
  )
  .optional()
  .catch(undefined);

const roomSchema = z.object({
  id: z.coerce.string(),
  name: z.string(),
  descriptions: z.object({ overview: text }).optional().catch(undefined),
  amenities: namedMap,
  images,
  bed_groups: z
    .record(
      z.string(),
      z.object({
        id: z.coerce.string(),
        description: z.string(),
        configuration: z
          .array(z.object({ quantity: z.number(), size: z.string(), type: z.string() }))
          .default([]),
      }),
    )
    .optional()
    .catch(undefined),
  area: z.object({ square_meters: z.number() }).optional().catch(undefined),
  occupancy: z
    .object({ max_allowed: z.object({ total: z.number() }) })
    .optional()
    .catch(undefined),
});

const score = z.coerce.number().min(0).max(5).optional().catch(undefined);

export const propertyIdSchema = z.object({ property_id: z.coerce.string().min(1) });

/** Content of one property. Without id, name, country or coordinates it is of no use; the rest may be missing. */
export const contentSchema = z.object({
  property_id: z.coerce.string().min(1),
  name: z.string().min(1),
  address: z.object({
    line_1: text,
    line_2: text,
    city: text,
    state_province_code: text,
    state_province_name: text,
    postal_code: text,
    country_code: z.string().length(2),
    obfuscation_required: z.boolean().optional().catch(undefined),
  }),
  location: z.object({
    coordinates: z.object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
  }),
  ratings: z
    .object({
      property: z.object({ rating: z.coerce.number(), type: z.string() }).optional().catch(undefined),
      guest: z
        .object({
          count: z.coerce.number(),
          overall: score,
          cleanliness: score,
          service: score,
          comfort: score,
          condition: score,
          neighborhood: score,
          amenities: score,
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
  phone: text,
  category: z.object({ id: z.coerce.string(), name: z.string() }).optional().catch(undefined),
  chain: z.object({ id: z.coerce.string(), name: z.string() }).optional().catch(undefined),
  rank: z.number().optional().catch(undefined),
  checkin: z
    .object({
      '24_hour': text,
      begin_time: text,
      end_time: text,
      instructions: text,
      special_instructions: text,
      min_age: z.number().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  checkout: z.object({ time: text }).optional().catch(undefined),
  fees: z.object({ mandatory: text, optional: text }).optional().catch(undefined),
  policies: z.object({ know_before_you_go: text }).optional().catch(undefined),
  attributes: z.object({ general: namedMap, pets: namedMap }).optional().catch(undefined),
  amenities: namedMap,
  images,
  rooms: z.record(z.string(), roomSchema).optional().catch(undefined),
  descriptions: z.record(z.string(), z.string()).optional().catch(undefined),
  themes: namedMap,
  spoken_languages: namedMap,
});
export type RapidContent = z.infer<typeof contentSchema>;
export type RapidContentRoom = z.infer<typeof roomSchema>;

export const reviewSchema = z.object({
  verification_source: z.string().default(''),
  title: text,
  date_submitted: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  rating: z.coerce.number().min(0).max(5),
  reviewer_name: text,
  text,
});
export type RapidReview = z.infer<typeof reviewSchema>;

export const regionSchema = z.object({
  id: z.coerce.string().min(1),
  type: z.string(),
  name: z.string().min(1),
  name_full: text,
  descriptor: text,
  iata_airport_code: text,
  country_code: text,
  coordinates: z.object({
    center_latitude: z.number().min(-90).max(90),
    center_longitude: z.number().min(-180).max(180),
    bounding_polygon: z.unknown().optional(),
  }),
  /** Free words; some of them are readings. */
  tags: z.array(z.string()).optional().catch(undefined),
  property_ids: z.array(z.coerce.string()).optional().catch(undefined),
});
export type RapidRegion = z.infer<typeof regionSchema>;
