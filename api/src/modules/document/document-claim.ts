import { z } from 'zod';

const id = z.string().min(1);

/** What a link opens; who may open it is decided again when it is opened. */
const claimSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('travels-csv'), userId: id, filter: z.record(z.string(), z.unknown()) }),
]);
export type DocumentClaim = z.infer<typeof claimSchema>;

/** Times in whole seconds since 1970. */
export const signedClaimSchema = z.object({
  issuedAt: z.number().int(),
  expiresAt: z.number().int(),
  claim: claimSchema,
});
export type SignedClaim = z.infer<typeof signedClaimSchema>;
