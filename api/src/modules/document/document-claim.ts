import { z } from 'zod';

const language = z.enum(['ja-JP', 'en-US']);
const roomNumbers = z.array(z.number().int()).nullable();
const id = z.string().min(1);

/** What a link opens; who may open it is decided again when it is opened. */
const memberClaims = [
  z.object({
    kind: z.literal('travel'),
    userId: id,
    travelId: id,
    roomNumbers,
    language,
    addressee: z.string().nullable(),
    // Links of a release that does not know it have none.
    addresseeKind: z.enum(['COMPANY', 'PERSON']).nullable().default(null),
  }),
  z.object({ kind: z.literal('travel-voucher'), userId: id, travelId: id, roomNumbers, language }),
  z.object({ kind: z.literal('dispute-evidence'), userId: id, disputeId: id }),
  z.object({ kind: z.literal('receipt'), userId: id, receiptId: id, isCopy: z.boolean() }),
  z.object({ kind: z.literal('paper'), userId: id, paperId: id }),
  z.object({ kind: z.literal('papers'), userId: id, batchId: id }),
  z.object({ kind: z.literal('accounting'), userId: id, batchId: id }),
  z.object({
    kind: z.literal('invoice'),
    userId: id,
    invoiceId: id,
    format: z.enum(['PDF', 'CSV', 'JP_PINT']),
  }),
] as const;
/** A guest has no account: the hash of the trip's key stands for them. */
const guestClaim = z.object({ kind: z.literal('voucher'), keyHash: id, roomNumbers, language });

const memberClaimSchema = z.discriminatedUnion('kind', memberClaims);
const claimSchema = z.discriminatedUnion('kind', [...memberClaims, guestClaim]);

export type MemberClaim = z.infer<typeof memberClaimSchema>;
export type DocumentClaim = z.infer<typeof claimSchema>;
export type DocumentLanguage = z.infer<typeof language>;

/** Times in whole seconds since 1970. */
export const signedClaimSchema = z.object({
  issuedAt: z.number().int(),
  expiresAt: z.number().int(),
  claim: claimSchema,
});
export type SignedClaim = z.infer<typeof signedClaimSchema>;
