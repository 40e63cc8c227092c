import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { PublicKey, SigningKeys } from '../signing/keys.ts';

const grant = z.strictObject({
  remote: z.string().regex(/^[a-z][a-z-]*$/),
  /** Only ever a port of the developer's own machine: a token opens a page's policy for nothing else. */
  origin: z.string().regex(/^http:\/\/localhost:\d{1,5}$/),
  /** Host header of the one site that it holds for. */
  host: z.string(),
  expiresAt: z.iso.datetime(),
});

/** What a developer's token allows: one remote of one site comes from one development server, until a moment. */
export type Grant = z.infer<typeof grant>;

/** An edge takes no token that lives longer, whatever its developer wrote. */
export const LONGEST_MS = 12 * 3_600_000;

/** Writes a grant down, signed by a developer's key: text and signature in base64url, with a dot between. */
export function signGrant(content: Grant, { privateKey }: SigningKeys): string {
  const text = Buffer.from(JSON.stringify(content));
  return `${text.toString('base64url')}.${sign(null, text, privateKey).toString('base64url')}`;
}

/** What a token allows on a host at this moment; null unless one of these keys has signed it and it holds there. */
export function openGrant(token: string, keys: PublicKey[], host: string, now: Date): Grant | null {
  // Decoding passes over what is no base64url, and the token goes into a cookie as it came.
  if (!/^[\w-]+\.[\w-]+$/.test(token)) return null;
  const [text, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!text || !signature || !keys.some(({ key }) => verify(null, text, key, signature))) return null;
  const content = grant.safeParse(parse(text.toString('utf8'))).data;
  if (!content || content.host !== host) return null;
  const left = Date.parse(content.expiresAt) - now.getTime();
  return left > 0 && left <= LONGEST_MS ? content : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
