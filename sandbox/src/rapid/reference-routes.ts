import type { FastifyInstance } from 'fastify';
import { type ReferenceEntry, say } from '../catalog/localized.ts';
import * as lists from '../catalog/references.ts';
import { type Query, QueryCheck } from './query.ts';

const LISTS: Record<string, { table: ReadonlyMap<string, ReferenceEntry>; values: boolean }> = {
  amenities: { table: lists.propertyAmenities, values: true },
  categories: { table: lists.categories, values: false },
  'general-attributes': { table: lists.generalAttributes, values: true },
  images: { table: lists.imageCategories, values: false },
  'onsite-payment-types': { table: lists.paymentTypes, values: false },
  'pet-attributes': { table: lists.petAttributes, values: true },
  'rate-amenities': { table: lists.rateAmenities, values: true },
  'room-amenities': { table: lists.roomAmenities, values: true },
  'room-images': { table: lists.roomImageCategories, values: false },
  'room-views': { table: lists.roomViews, values: false },
  'spoken-languages': { table: lists.spokenLanguages, values: false },
  statistics: { table: lists.statistics, values: true },
  themes: { table: lists.themes, values: false },
};

const TERMS = `<!doctype html><html lang="ja"><meta charset="utf-8"><title>サプライヤー利用規約</title>
<h1>サプライヤー利用規約</h1><p>サンドボックスの規約です。効力はありません。</p></html>`;

/** The reference lists: every id used in content and rates, with its name; and the page of the supplier's own terms. */
export function addReferenceRoutes(app: FastifyInstance): void {
  app.get('/terms/ja', async (_request, reply) => reply.type('text/html; charset=utf-8').send(TERMS));

  for (const [name, { table, values }] of Object.entries(LISTS)) {
    app.get<{ Querystring: Query }>(`/v3/references/${name}`, async (request) => {
      const check = new QueryCheck(request.query);
      const language = check.language();
      check.done();
      return Object.fromEntries(
        [...table.values()].map((entry) => [
          entry.id,
          { id: entry.id, name: say(entry, language), ...(values && { has_value: entry.hasValue ?? false }) },
        ]),
      );
    });
  }
}
