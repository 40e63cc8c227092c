import type { FastifyInstance } from 'fastify';
import { drawImage } from '../catalog/images/draw-image.ts';
import { findScene } from '../catalog/image-links.ts';
import { propertiesById } from '../catalog/properties.ts';
import { getRooms } from '../catalog/rooms.ts';

/** Pictures: drawn when asked for, the same ones for ever. */
export function addImageRoutes(app: FastifyInstance): void {
  app.get<{ Params: { property: string; file: string } }>(
    '/images/:property/:file',
    async (request, reply) => {
      const match = /^(\d{1,2})_(70|200|350|1000)\.svg$/.exec(request.params.file);
      const property = propertiesById.get(request.params.property);
      const scene = match && findScene(Number(match[1]));
      const exists = scene && property && scene.room < getRooms(property).length;
      if (!exists) return reply.code(404).type('text/plain').send('No such picture.');
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'x-content-type-options': 'nosniff',
        })
        .type('image/svg+xml; charset=utf-8')
        .send(drawImage(property, scene.scene, scene.room, Number(match[2])));
    },
  );
}
