import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link remembers; opaque to anyone who holds it. */
export type TokenContent = Record<string, unknown> & { kind: string };

export interface Tokens {
  /** Makes a signed token; `expires` in epoch milliseconds. */
  sign(content: TokenContent, expires?: number): string;
  /** The content of a token of that kind, or undefined when it is forged, of another kind, or stale. */
  read<T extends TokenContent>(kind: T['kind'], token: unknown, now: number): T | undefined;
}

/** Signed opaque tokens. */
export function createTokens(secret: string): Tokens {
  const mac = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  return {
    sign(content, expires) {
      const text = Buffer.from(
        JSON.stringify(expires === undefined ? content : { ...content, expires }),
      ).toString('base64url');
      return `${text}.${mac(text)}`;
    },
    read<T extends TokenContent>(kind: T['kind'], token: unknown, now: number): T | undefined {
      if (typeof token !== 'string') return undefined;
      const [text = '', signature = ''] = token.split('.');
      const expected = Buffer.from(mac(text));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as T & { expires?: number };
      if (content.kind !== kind) return undefined;
      return content.expires !== undefined && content.expires < now ? undefined : content;
    },
  };
}
