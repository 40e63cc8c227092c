// The supplier in a process of its own: it makes its answers while they are asked for and holds none of them.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildContent, type Language } from './hotel.ts';

const hotels = Number(process.argv[2]);
const ID_PAGE = 250;
const REGION_PAGE = 200;
const HOTELS_PER_REGION = 50;
const FIRST_ID = 10_000_000;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://supplier');
  const { searchParams: query } = url;
  const language: Language = query.get('language') === 'en-US' ? 'en-US' : 'ja-JP';
  const from = Number(query.get('from') ?? 0);
  const asked = query.getAll('property_id').map((id) => Number(id) - FIRST_ID);
  if (url.pathname === '/v3/regions') sendRegions(response, language, from);
  else if (asked.length > 0) {
    send(
      response,
      `{${asked.map((number) => `"${FIRST_ID + number}":${buildContent(number, language)}`).join(',')}}`,
    );
  } else {
    const ids = numbers(from, Math.min(hotels, from + ID_PAGE)).map(
      (number) => `"${number}":{"property_id":"${number}"}`,
    );
    const next = from + ID_PAGE < hotels ? `/v3/properties/content?from=${from + ID_PAGE}` : null;
    send(response, `{${ids.join(',')}}`, next);
  }
});

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => FIRST_ID + from + index);
}

function sendRegions(response: ServerResponse, language: Language, from: number): void {
  const all = Math.ceil(hotels / HOTELS_PER_REGION);
  const page = Array.from({ length: Math.min(all, from + REGION_PAGE) - from }, (_, index) => {
    const number = from + index;
    return {
      id: String(number + 1),
      type: 'city',
      name: language === 'ja-JP' ? `試験の町 ${number}` : `Bench Town ${number}`,
      country_code: 'JP',
      coordinates: {
        center_latitude: 31 + (number % 1_300) / 100,
        center_longitude: 130 + (number % 1_500) / 100,
      },
      property_ids: numbers(
        number * HOTELS_PER_REGION,
        Math.min(hotels, (number + 1) * HOTELS_PER_REGION),
      ).map(String),
    };
  });
  const next =
    from + REGION_PAGE < all ? `/v3/regions?language=${language}&from=${from + REGION_PAGE}` : null;
  send(response, JSON.stringify(page), next);
}

function send(response: ServerResponse, body: string, next: string | null = null): void {
  const link = next === null ? {} : { link: `<${next}>; rel="next"` };
  response.writeHead(200, { 'content-type': 'application/json', ...link });
  response.end(body);
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
