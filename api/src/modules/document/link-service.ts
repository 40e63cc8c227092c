import type { AppContext } from '../../context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { getAgencyOrigin } from '../organization/agency-origin.ts';
import type { DocumentClaim } from './document-claim.ts';
import { MAX_TOKEN_LENGTH, signClaim } from './document-token.ts';

/** A link that opens the document for a minute, at the agency's own address if it has one. */
export async function linkTo(
  app: AppContext,
  claim: DocumentClaim,
  agencyId: string | null,
): Promise<{ url: string; expiresAt: Date }> {
  const { token, expiresAt } = signClaim(app.config.documentLinkSecret, claim, app.clock());
  if (token.length > MAX_TOKEN_LENGTH) throw new InvalidInputError('The filter is too long for a link.');
  return { url: `${await getAgencyOrigin(app, agencyId)}/documents/${token}`, expiresAt };
}
