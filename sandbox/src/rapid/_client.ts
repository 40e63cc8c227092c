import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeSignature } from './auth.ts';
import { type RapidConfig, createRapid } from './rapid.ts';

/** The moment the tests live in: prices and stock of the sandbox are the same in every run. */
export const NOW = new Date('2026-11-20T03:00:00.000Z');

const keys = { apiKey: 'demo-key', sharedSecret: 'demo-secret' };

export interface RapidResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/** The value at a path of a message, `rooms.0.links.cancel.href`; undefined where there is nothing. */
export function at(message: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        inner !== null && typeof inner === 'object' ? (inner as Record<string, unknown>)[key] : undefined,
      message,
    );
}

/** The text at a path; throws when there is none. */
export function text(message: unknown, path: string): string {
  const value = at(message, path);
  if (typeof value !== 'string')
    throw new Error(`No text at ${path} of ${JSON.stringify(message)?.slice(0, 500)}`);
  return value;
}

/** The list at a path; throws when there is none. */
export function list(message: unknown, path: string): readonly unknown[] {
  const value = path === '' ? message : at(message, path);
  if (!Array.isArray(value))
    throw new Error(`No list at ${path} of ${JSON.stringify(message)?.slice(0, 500)}`);
  return value;
}

/** What each entry of a list has at a path. */
export function each(message: unknown, listPath: string, path: string): readonly unknown[] {
  return list(message, listPath).map((entry) => at(entry, path));
}

export function authorization(seconds = Math.floor(Date.now() / 1000), secret = keys.sharedSecret): string {
  return `EAN apikey=${keys.apiKey},signature=${computeSignature(keys.apiKey, secret, String(seconds))},timestamp=${seconds}`;
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'rapid-'));

/** A service of its own on a free port, and a client that signs. */
export async function startRapid(options: Partial<RapidConfig> = {}) {
  const dataDir = options.dataDir ?? newDataDir();
  const rapid = await createRapid({ port: 0, dataDir, clock: () => NOW, ...keys, ...options });

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RapidResponse> {
    const response = await fetch(new URL(path, rapid.url), {
      method,
      headers: {
        authorization: authorization(),
        accept: 'application/json',
        'customer-ip': '127.0.0.1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = await response.text();
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(json) : null };
  }

  const get = (path: string, headers?: Record<string, string>): Promise<RapidResponse> =>
    call('GET', path, undefined, headers);

  return { ...rapid, dataDir, call, get };
}

export type TestRapid = Awaited<ReturnType<typeof startRapid>>;

/** A date some days from now, in Tokyo. */
export function day(fromNow: number): string {
  return new Date(NOW.getTime() + (fromNow * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}

/** Two nights that begin some days from now. */
export function stay(fromNow: number): { checkin: string; checkout: string } {
  return { checkin: day(fromNow), checkout: day(fromNow + 2) };
}

/** The address of a shop call; anything given replaces the default. */
export function shopPath(parameters: Record<string, string | readonly string[]>): string {
  const query = new URLSearchParams();
  const all = {
    checkin: day(40),
    checkout: day(42),
    occupancy: '2',
    currency: 'JPY',
    country_code: 'JP',
    language: 'ja-JP',
    rate_plan_count: '250',
    sales_channel: 'website',
    sales_environment: 'hotel_only',
    ...parameters,
  };
  for (const [name, values] of Object.entries(all)) {
    for (const value of Array.isArray(values) ? values : [values]) query.append(name, String(value));
  }
  return `/v3/properties/availability?${query}`;
}

/** The first price-check link of a shop answer. */
export function firstPriceCheck(shop: RapidResponse): string {
  const [bed] = Object.values(at(shop.body, '0.rooms.0.rates.0.bed_groups') ?? {});
  return text(bed, 'links.price_check.href');
}

export function bookingBody(reference: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    affiliate_reference_id: reference,
    email: 'guest@sakura.example',
    phone: { country_code: '81', number: '312345678' },
    rooms: [
      { given_name: 'TARO', family_name: 'SAKURA', smoking: false, special_request: '高層階を希望します' },
    ],
    payments: [
      {
        type: 'affiliate_collect',
        billing_contact: {
          given_name: 'YADO',
          family_name: 'KK',
          address: { line_1: '1-1 Marunouchi', city: 'Tokyo', postal_code: '100-0005', country_code: 'JP' },
        },
      },
    ],
    ...more,
  };
}

/** Shops, checks the price and books; answers of each step. */
export async function bookFirst(
  rapid: TestRapid,
  property: string,
  reference: string,
  parameters: Record<string, string | readonly string[]> = {},
  more: Record<string, unknown> = {},
) {
  const shop = await rapid.get(shopPath({ property_id: property, ...parameters }));
  const check = await rapid.get(firstPriceCheck(shop));
  const book = await rapid.call('POST', text(check.body, 'links.book.href'), bookingBody(reference, more));
  return { shop, check, book };
}
