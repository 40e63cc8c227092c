import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.json', '.txt', '.svg', '.ttf', '.wasm']);

/** Content type by extension; undefined for kinds that a release doesn't hold, which are then not served. */
export function findMediaType(path: string): string | undefined {
  return TYPES[extname(path)];
}

/** Whether a file is stored compressed as well; pictures and most fonts already are. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extname(path));
}
