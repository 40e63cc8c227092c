import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toRequest } from '../api/server/session.ts';
import { publish } from '../api/server/world.ts';
import { type Kind, type Operation, texts } from './operations.ts';

/** One request as it ended. */
export interface Sent {
  kind: Kind;
  ms: number;
  ending: 'served' | 'refused' | 'failed';
  /** Of what was not served: the error's code, the status of an answer without one, or that there was no answer. */
  code?: string;
}

export interface VisitorsOptions {
  /** Of the API, or of an edge before it. */
  origin: string;
  /** Of the API that says whether it is ready; default: `origin`. */
  readyOrigin?: string;
  /** ID tokens of employees, one of whom makes each visit. */
  tokens: readonly string[];
  operationsDir: string;
  /** Hotels whose rooms are looked at and booked. */
  hotels: readonly string[];
}

interface Answer {
  status: number;
  body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions?: { code?: string } }[];
  };
}

interface Offer {
  input: object;
  paymentPrice: number;
}

/** As browsers wait. */
const WAIT_MS = 30_000;
const KEYWORDS = [
  'と',
  'とう',
  '東',
  '東京',
  '大',
  '大阪',
  'きょ',
  '京都',
  '新',
  '新宿',
  'さっ',
  '札幌',
  'よこ',
  '博多',
];
const TOKYO = { latitude: 35.6812, longitude: 139.7671 };

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const pick = <T>(values: readonly T[]) => values[randomInt(values.length)] as T;

/** Sends the requests of visitors to one API, each by a published operation as a browser does. */
export class Visitors {
  readonly #origin: string;
  readonly #readyOrigin: string;
  readonly #tokens: readonly string[];
  readonly #ids: Record<Operation, string>;
  readonly #hotels: readonly string[];
  #offers: Offer[] = [];

  constructor({ origin, readyOrigin = origin, tokens, operationsDir, hotels }: VisitorsOptions) {
    this.#origin = origin;
    this.#readyOrigin = readyOrigin;
    this.#tokens = tokens;
    const published = Object.entries(texts).map(([name, text]) => [name, publish(operationsDir, text)]);
    this.#ids = Object.fromEntries(published) as Record<Operation, string>;
    this.#hotels = hotels;
  }

  /** Asks for the rooms of hotels until there are rates for so many bookings, each of another hotel or night. */
  async findOffers(count: number): Promise<void> {
    for (let tries = 0; this.#offers.length < count && tries < count * 5; tries++) {
      const id = this.#hotels[tries % this.#hotels.length] as string;
      const offset = 30 + (tries % 200);
      const stay = { checkin: day(offset), checkout: day(offset + 1), occupancies: [{ adults: 1 }] };
      const { body } = await this.#ask(pick(this.#tokens), 'rooms', { id, stay });
      const rooms = (body.data?.expediaHotelRooms ?? []) as {
        epsRoomId: string;
        rates: {
          epsRateId: string;
          refundable: boolean;
          availableRooms: number | null;
          bedGroups: { id: string }[];
          pricing: { total: { paymentPrice: number } };
        }[];
      }[];
      const found = rooms
        .flatMap(({ epsRoomId, rates }) => rates.map((rate) => ({ epsRoomId, ...rate })))
        .find(({ refundable, availableRooms }) => refundable && (availableRooms ?? 0) >= 3);
      const bedGroupId = found?.bedGroups[0]?.id;
      if (!found || !bedGroupId) continue;
      const { epsRoomId, epsRateId, pricing } = found;
      const paymentPrice = pricing.total.paymentPrice;
      const input = {
        epsPropertyId: id,
        epsRoomId,
        epsRateId,
        bedGroupId,
        isPackageRate: false,
        stay,
        expectedPaymentPrice: paymentPrice,
      };
      this.#offers.push({ input, paymentPrice });
    }
  }

  get offers(): number {
    return this.#offers.length;
  }

  /** Sends what one visitor asks for; `sent` hears of each request. Never throws. */
  async visit(kind: Kind, sent: (each: Sent) => void): Promise<void> {
    const token = pick(this.#tokens);
    if (kind === 'booking') return this.#book(token, sent);
    await this.#send(token, kind, kind, this.#variables(kind), sent);
  }

  /** Milliseconds until the API said that it is ready; null when it did not. */
  async askReady(): Promise<number | null> {
    const start = performance.now();
    const response = await fetch(`${this.#readyOrigin}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    );
    await response?.arrayBuffer();
    return response?.status === 200 ? performance.now() - start : null;
  }

  #variables(kind: Exclude<Kind, 'booking'>): object {
    const offset = 30 + randomInt(60);
    const stay = { checkin: day(offset), checkout: day(offset + 1), occupancies: [{ adults: 1 }] };
    if (kind === 'suggestion') {
      const keyword = pick(KEYWORDS);
      return { regions: { keyword }, hotels: { keyword } };
    }
    if (kind === 'hotels') {
      const { latitude, longitude } = TOKYO;
      const size = 0.02 + randomInt(10) / 500;
      const region = {
        boundingBox: {
          north: latitude + size,
          south: latitude - size,
          east: longitude + size,
          west: longitude - size,
        },
      };
      return { input: { stay }, stay, region };
    }
    if (kind === 'rooms') return { id: pick(this.#hotels), stay };
    return kind === 'trips' ? { input: {} } : {};
  }

  async #book(token: string, sent: (each: Sent) => void): Promise<void> {
    const offer = this.#offers.pop();
    if (!offer) throw new Error('There are no rates left to book.');
    const prepared = await this.#send(token, 'booking', 'prepare', { input: offer.input }, sent);
    const { preparedBooking } = (prepared?.prepareToBookHotel ?? {}) as {
      preparedBooking?: { priceCheckId: string; usingRate: { pricing: { total: { paymentPrice: number } } } };
    };
    if (!preparedBooking) return;
    const name = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
    const input = {
      priceCheckId: preparedBooking.priceCheckId,
      guests: [{ familyName: name(), givenName: name() }],
      email: 'bench@sakura.example',
      phone: { areaCode: '3', number: '12345678' },
      paymentType: 'INVOICE',
      acceptedPaymentPrice: preparedBooking.usingRate.pricing.total.paymentPrice,
      acceptedTerms: true,
      idempotencyKey: randomUUID(),
    };
    await sleep(500);
    await this.#send(token, 'booking', 'book', { input }, sent);
  }

  async #send(
    token: string,
    kind: Kind,
    operation: Operation,
    variables: object,
    sent: (each: Sent) => void,
  ) {
    const start = performance.now();
    const answer = await this.#ask(token, operation, variables).catch(() => null);
    const data = answer?.body.errors ? null : answer?.body.data;
    const ms = performance.now() - start;
    if (data) {
      sent({ kind, ms, ending: 'served' });
      return data;
    }
    const code = answer
      ? (answer.body.errors?.[0]?.extensions?.code ?? `status ${answer.status}`)
      : 'no answer';
    sent({ kind, ms, ending: code === 'API_BUSY' ? 'refused' : 'failed', code });
    return null;
  }

  async #ask(token: string, operation: Operation, variables: object): Promise<Answer> {
    const { headers, ...request } = toRequest(token, { id: this.#ids[operation], variables });
    const response = await fetch(`${this.#origin}/graphql`, {
      ...request,
      // An edge limits each address.
      headers: { ...headers, 'x-forwarded-for': `10.0.${randomInt(256)}.${randomInt(256)}` },
      signal: AbortSignal.timeout(WAIT_MS),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }
}
