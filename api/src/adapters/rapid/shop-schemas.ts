import { z } from 'zod';
import {
  amountSchema,
  cancelPenaltySchema,
  dateRangeSchema,
  linkSchema,
  occupancyPricingSchema,
  valueAddSchema,
} from './common-schemas.ts';
import { type Drops, readList } from './drops.ts';

const bedGroupSchema = z.object({
  id: z.coerce.string(),
  description: z.string().default(''),
  configuration: z
    .array(z.object({ type: z.string(), size: z.string().default(''), quantity: z.number().int() }))
    .default([]),
  links: z.object({ price_check: linkSchema }),
});
export type RapidBedGroup = z.infer<typeof bedGroupSchema>;

const rateSchema = z.object({
  id: z.coerce.string(),
  status: z.enum(['available', 'price_changed', 'sold_out']).default('available'),
  available_rooms: z.number().optional(),
  refundable: z.boolean(),
  sale_scenario: z.object({ package: z.boolean().default(false) }).optional(),
  merchant_of_record: z.string().optional(),
  amenities: z
    .record(z.string(), z.object({ id: z.coerce.string(), name: z.string(), value: z.unknown().optional() }))
    .default({}),
  bed_groups: z.record(z.string(), bedGroupSchema).default({}),
  cancel_penalties: z.array(cancelPenaltySchema).default([]),
  nonrefundable_date_ranges: z.array(dateRangeSchema).default([]),
  occupancy_pricing: occupancyPricingSchema,
  promotions: z
    .object({
      value_adds: z.record(z.string(), valueAddSchema).optional(),
      deal: z.object({ id: z.coerce.string().optional(), description: z.string() }).optional(),
    })
    .optional(),
});
/** A rate whose cancel terms or price can't be read is dropped whole: half a policy must not be shown. */
export type RapidRate = z.infer<typeof rateSchema>;

const roomEnvelope = z.object({
  id: z.coerce.string(),
  room_name: z.string().default(''),
  rates: z.unknown(),
});
const propertyEnvelope = z.object({
  property_id: z.coerce.string(),
  status: z.string().default('available'),
  score: z.number().default(0),
  rooms: z.unknown().optional(),
});

export interface RapidShopRoom {
  id: string;
  room_name: string;
  rates: RapidRate[];
}
export interface RapidShopProperty {
  property_id: string;
  status: string;
  score: number;
  rooms: RapidShopRoom[];
}

/** A rate that the hotel itself collects would be paid twice, or be refused once the card is held. */
function isPaidToSupplier({ merchant_of_record: merchant = 'expedia' }: RapidRate, drops: Drops): boolean {
  if (merchant === 'expedia') return true;
  drops.add('shop.rate-paid-at-hotel', `merchant_of_record: ${merchant}`);
  return false;
}

/** Reads a shop answer; null when the body is not a list. Sold-out properties are simply absent. */
export function parseShop(body: unknown, drops: Drops): RapidShopProperty[] | null {
  const properties = readList('shop.property', propertyEnvelope, body, drops);
  return (
    properties?.map((property) => ({
      ...property,
      rooms: (readList('shop.room', roomEnvelope, property.rooms ?? [], drops) ?? []).map((room) => ({
        id: room.id,
        room_name: room.room_name,
        rates: (readList('shop.rate', rateSchema, room.rates, drops) ?? []).filter((rate) =>
          isPaidToSupplier(rate, drops),
        ),
      })),
    })) ?? null
  );
}

export const priceCheckSchema = z.object({
  status: z
    .enum(['available', 'price_changed', 'sold_out', 'MATCHED'])
    // Older servers say MATCHED for available.
    .transform((status) => (status === 'MATCHED' ? ('available' as const) : status)),
  occupancy_pricing: occupancyPricingSchema.default({}),
  card_on_file_limit: z.object({ request_currency: amountSchema.optional() }).optional().catch(undefined),
  links: z
    .object({
      book: linkSchema.optional(),
      shop: linkSchema.optional(),
      additional_rates: linkSchema.optional(),
    })
    .default({}),
});
/** `links.book` is there unless the status is `sold_out`. */
export type RapidPriceCheck = z.infer<typeof priceCheckSchema>;
