import { request } from 'node:http';
import { TestClient } from '../_client.ts';

/** What a caller may write about itself to have links lead elsewhere. */
export const evilHost = 'evil.example';
const spoofed = {
  host: evilHost,
  'x-forwarded-host': evilHost,
  'x-forwarded-proto': 'https',
  'x-forwarded-server': evilHost,
  'x-original-host': evilHost,
  'x-host': evilHost,
  forwarded: `host=${evilHost};proto=https`,
  referer: `https://${evilHost}/`,
};

/** A client whose every request claims another host; fetch would not let it. */
export class SpoofingClient extends TestClient {
  readonly #url: string;
  readonly #token: string | null;

  constructor(url: string, token: string | null) {
    super(url, async () => token);
    this.#url = url;
    this.#token = token;
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers: Record<string, string> = {
      ...spoofed,
      'x-yado-csrf': '1',
      accept: 'application/graphql-response+json',
      ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
      ...Object.fromEntries(new Headers(init.headers)),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(path, this.#url),
        { method: init.method ?? 'GET', headers },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const answered = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
            resolve(
              new Response(Buffer.concat(parts), {
                status: response.statusCode ?? 0,
                headers: Object.fromEntries(answered),
              }),
            );
          });
        },
      );
      sent.on('error', reject);
      sent.end(typeof init.body === 'string' ? init.body : undefined);
    });
  }
}
