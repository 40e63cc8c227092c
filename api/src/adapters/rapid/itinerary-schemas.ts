import { z } from 'zod';
import { cancelPenaltySchema, dateRangeSchema, linkSchema, pricingSchema } from './common-schemas.ts';

/** Nothing has a default that reads like a statement: a policy that is left out is unknown, not strict. */
const itineraryRateSchema = z.object({
  id: z.coerce.string().optional(),
  merchant_of_record: z.string().optional(),
  refundable: z.boolean().optional(),
  /** Set once the room is canceled: what the supplier really returns. */
  cancel_refund: z.object({ amount: z.string(), currency: z.string() }).optional(),
  amenities: z.array(z.coerce.string()).optional(),
  cancel_penalties: z.array(cancelPenaltySchema).optional(),
  nonrefundable_date_ranges: z.array(dateRangeSchema).optional(),
  pricing: pricingSchema.optional(),
});

const itineraryRoomSchema = z.object({
  id: z.coerce.string(),
  confirmation_id: z.object({ expedia: z.string().optional(), property: z.string().optional() }).default({}),
  bed_group_id: z.coerce.string().optional(),
  checkin: z.iso.date(),
  checkout: z.iso.date(),
  number_of_adults: z.number().int(),
  child_ages: z.array(z.number().int()).default([]),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  status: z.enum(['pending', 'booked', 'canceled']),
  special_request: z.string().optional(),
  smoking: z.boolean().optional(),
  rate: itineraryRateSchema.default({}),
  links: z.object({ cancel: linkSchema.optional(), change: linkSchema.optional() }).default({}),
});
export type RapidItineraryRoom = z.infer<typeof itineraryRoomSchema>;

export const itinerarySchema = z.object({
  itinerary_id: z.coerce.string(),
  property_id: z.coerce.string(),
  email: z.string().optional(),
  affiliate_reference_id: z.string().optional(),
  creation_date_time: z.string().optional(),
  rooms: z.array(itineraryRoomSchema).min(1),
  links: z.object({ resume: linkSchema.optional(), cancel: linkSchema.optional() }).default({}),
  /** Status 206: fields that are missing for now. */
  impacted_fields: z.array(z.string()).default([]),
});
export type RapidItinerary = z.infer<typeof itinerarySchema> & {
  /** Status 206 or fields named as impacted: what it lacks says nothing. */
  partial: boolean;
};

export const itineraryCreationSchema = z.object({
  itinerary_id: z.coerce.string().min(1),
  links: z
    .object({
      retrieve: linkSchema.optional(),
      resume: linkSchema.optional(),
      complete_payment_session: linkSchema.optional(),
    })
    .default({}),
});
export type RapidItineraryCreation = z.infer<typeof itineraryCreationSchema>;

/** What of a booked room can be changed without a new price; fields that stay are left out. */
export interface RapidRoomChange {
  given_name?: string;
  family_name?: string;
  smoking?: boolean;
  special_request?: string;
}

/** Body of a booking. The product is the merchant, so the payment is `affiliate_collect` and has no card. */
export interface RapidBookRequest {
  /** 3-28 characters, unique for ever, kept through every resend of the same booking. */
  affiliate_reference_id: string;
  affiliate_metadata?: string;
  hold?: boolean;
  email: string;
  phone: { country_code: string; area_code?: string; number: string };
  rooms: { given_name: string; family_name: string; smoking: boolean; special_request?: string }[];
  payments: {
    type: 'affiliate_collect';
    billing_contact: {
      given_name: string;
      family_name: string;
      address: {
        line_1?: string;
        city?: string;
        state_province_code?: string;
        postal_code?: string;
        country_code: string;
      };
    };
  }[];
}
