import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The picture of sites whose brand was published before brands came with one of their own. */
export const DEFAULT_PREVIEW = '/preview.png';

/** Serves the picture that names no site; made by `drawPreview` for a brand without name and logo. */
export function addDefaultPreview(edge: FastifyInstance): void {
  const picture = readFileSync(join(import.meta.dirname, 'default-preview.png'));
  edge.get(DEFAULT_PREVIEW, async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture),
  );
}
