import type { IncomingHttpHeaders } from 'node:http';
import { compress } from './compress.ts';
import { chooseEncoding } from './encoding.ts';

/** Made for one visitor, who waits: `docs/api-speed.md` holds what each step of effort gives and takes. */
export const ANSWER_EFFORT = { br: 4, gzip: 5 };
/** A shorter answer and its headers fit into two packets at most, sent together, so that compressing it saves no wait. */
const FROM_BYTES = 1_024;
const TEXT = /^(?:application\/(?:[\w.-]+\+)?json|text\/)/;

export interface Answer {
  headers: IncomingHttpHeaders;
  /** Undefined: only the headers are asked for. */
  body: Buffer | undefined;
}

/**
 * An answer to what only reads, of the API or a release document, in the encoding that the visitor takes. Answers of mutations never come
 * here: they hold codes, keys and signed links beside texts that were sent along (ADR 0014).
 */
export async function compressAnswer(
  { headers, body }: Answer,
  accepted: string | undefined,
): Promise<Answer> {
  if (!isCompressible(headers)) return { headers, body };
  const varied = { ...headers, vary: withEncoding(headers.vary) };
  const encoding = chooseEncoding(accepted);
  const bytes = body?.length ?? Number(headers['content-length'] ?? 0);
  if (encoding === 'identity' || bytes < FROM_BYTES) return { headers: varied, body };
  const { 'content-length': _length, ...rest } = varied;
  // How long the answer to GET would be is not known here.
  if (!body) return { headers: rest, body };
  const dense = { ...rest, 'content-encoding': encoding, ...weakTag(headers) };
  return { headers: dense, body: await compress(body, encoding, ANSWER_EFFORT) };
}

function isCompressible(headers: IncomingHttpHeaders): boolean {
  const isSettled = headers['content-encoding'] ?? /\bno-transform\b/i.test(headers['cache-control'] ?? '');
  return !isSettled && TEXT.test(headers['content-type'] ?? '');
}

function withEncoding(vary: string | undefined): string {
  if (!vary) return 'accept-encoding';
  return /(?:^|,)\s*(?:\*|accept-encoding)\s*(?:,|$)/i.test(vary) ? vary : `${vary}, accept-encoding`;
}

/** A strong tag names the bytes themselves, which are others now. */
function weakTag({ etag }: IncomingHttpHeaders): { etag?: string } {
  return etag ? { etag: etag.startsWith('W/') ? etag : `W/${etag}` } : {};
}
