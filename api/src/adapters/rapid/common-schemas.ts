import { z } from 'zod';

/** A link is relative or absolute and its token is opaque: resolve it, never take it apart. */
export const linkSchema = z.object({
  method: z.string().default('GET'),
  href: z.string().min(1),
  expires: z.string().optional(),
});

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
export const amountSchema = z.object({ value: decimal, currency: z.string().length(3) });

export const chargeSchema = amountSchema.extend({ type: z.string() });
export type RapidCharge = z.infer<typeof chargeSchema>;

/** Itineraries carry only the billable currency, shop and price check both. */
const twoCurrencies = z.object({
  billable_currency: amountSchema.optional(),
  request_currency: amountSchema.optional(),
});

export const pricingSchema = z.object({
  nightly: z.array(z.array(chargeSchema)).default([]),
  stay: z.array(chargeSchema).default([]),
  totals: z.object({
    inclusive: twoCurrencies,
    exclusive: twoCurrencies.optional(),
    property_inclusive: twoCurrencies.optional(),
    property_fees: twoCurrencies.optional(),
  }),
  fees: z
    .object({
      mandatory_fee: twoCurrencies.optional(),
      resort_fee: twoCurrencies.optional(),
      mandatory_tax: twoCurrencies.optional(),
    })
    .optional(),
});
export type RapidPricing = z.infer<typeof pricingSchema>;

export const occupancyPricingSchema = z.record(z.string(), pricingSchema);
/** Keyed by occupancy: two rooms with the same occupancy share one entry, each costs that much. */
export type RapidOccupancyPricing = z.infer<typeof occupancyPricingSchema>;

export const cancelPenaltySchema = z.object({
  currency: z.string().optional(),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
  amount: decimal.optional(),
  nights: z.coerce.string().regex(/^\d+$/).optional(),
  percent: z
    .string()
    .regex(/^\d+(\.\d+)?%?$/)
    .optional(),
});
export type RapidCancelPenalty = z.infer<typeof cancelPenaltySchema>;

export const dateRangeSchema = z.object({ start: z.iso.date(), end: z.iso.date() });

export const valueAddSchema = z.object({
  id: z.coerce.string(),
  description: z.string(),
  category: z.string().optional(),
  offer_type: z.string().optional(),
});
