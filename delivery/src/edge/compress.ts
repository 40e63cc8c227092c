import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** How hard to try: the quality of Brotli, the level of gzip. */
export interface Effort {
  br: number;
  gzip: number;
}

/** For what a visitor waits for: quick rather than dense. */
export const PAGE_EFFORT: Effort = { br: 5, gzip: 6 };

/** A body in the form in which it is sent; other requests are answered meanwhile. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipAsync(body, { level: effort.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}
