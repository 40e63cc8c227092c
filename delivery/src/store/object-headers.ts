import { extname } from 'node:path';
import { findMediaType } from './media-types.ts';

/** For objects that are named by a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

interface ObjectHeaders {
  ContentType: string;
  ContentEncoding?: string;
  CacheControl: string;
}

/** How an object of a bucket describes itself, so that a CDN can serve releases and brands straight from there. */
export function objectHeaders(key: string): ObjectHeaders {
  const encoding = ENCODINGS[extname(key)];
  const path = encoding ? key.slice(0, -extname(key).length) : key;
  return {
    ContentType: findMediaType(path) ?? 'application/octet-stream',
    ...(encoding ? { ContentEncoding: encoding } : {}),
    CacheControl: /^(?:releases|brands)\//.test(key) ? IMMUTABLE : 'no-store',
  };
}
