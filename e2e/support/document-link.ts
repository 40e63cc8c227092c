import { createHmac } from 'node:crypto';

/** With what the API signs where no other secret is set (`api/src/config/config.ts`). */
const secret = 'sandbox-document-link-secret-not-for-production';

/** A link to a file in its two parts: what it says, and the signature under that. */
export function splitLink(link: string): { address: string; claim: string; signature: string } {
  const [, address = '', claim = '', signature = ''] = /^(.*\/documents\/)([^.]+)\.(.+)$/.exec(link) ?? [];
  return { address, claim, signature };
}

/** The link as the API would have given it nearly ten minutes ago: it ends in so many seconds. */
export function endingIn(link: string, seconds: number): string {
  const { address, claim } = splitLink(link);
  const said = JSON.parse(Buffer.from(claim, 'base64url').toString('utf8')) as { expiresAt: number };
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  const body = Buffer.from(JSON.stringify({ ...said, expiresAt })).toString('base64url');
  const signature = createHmac('sha256', secret).update(`yado/document-link/v1:${body}`).digest('base64url');
  return `${address}${body}.${signature}`;
}
