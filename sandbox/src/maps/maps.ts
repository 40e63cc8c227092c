import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { joinBrowserParts } from '../join-browser-parts.ts';
import { landRings } from './land-rings.ts';

export type Maps = { url: string; port: number; close(): Promise<void> };

const PARTS = ['events', 'lat-lng', 'projection', 'ground', 'gestures', 'map', 'overlay-view', 'google-maps'];

/** Google's map script: `GET /maps/api/js` gives one that defines `google.maps.importLibrary`. */
export async function createMaps(config: { port: number }): Promise<Maps> {
  const code = await joinBrowserParts(join(import.meta.dirname, 'browser'), PARTS);
  const script = `globalThis.__sandboxLand = ${JSON.stringify(landRings())};\n${code}`;
  const app = fastify();
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Querystring: { key?: string } }>('/maps/api/js', async ({ query: { key = '' } }, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(`globalThis.__sandboxMapsKey = ${JSON.stringify(key)};\n${script}`),
  );
  await app.listen({ port: config.port, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, close: () => app.close() };
}
