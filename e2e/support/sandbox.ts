import { originsOf } from '../../scripts/lib/stack.ts';
import { currentWorld, type World } from './settings.ts';

export interface Mail {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html?: string;
}

export interface PaymentIntent {
  id: string;
  amount: number;
  /** Seconds since 1970. */
  created: number;
  status: string;
  metadata: Record<string, string>;
}

/** A booking as the hotel supplier holds it. */
export interface Itinerary {
  itinerary_id: string;
  affiliate_reference_id: string;
  status: 'held' | 'booked' | 'canceled';
  email?: string;
}

/** The outside world's own view of what happened, to compare with what the screens say. */
class Sandbox {
  readonly #origins: ReturnType<typeof originsOf>;

  constructor({ ports }: World) {
    this.#origins = originsOf(ports);
  }

  /** Mails to an address, newest first. */
  mails(to: string): Promise<Mail[]> {
    return json(`${this.#origins.mailbox}/messages?${new URLSearchParams({ to })}`);
  }

  /** Every booking at the hotel supplier. */
  itineraries(): Promise<Itinerary[]> {
    return json(`${this.#origins.rapid}/_sandbox/itineraries`);
  }

  /** Payment intents at the card provider, newest first. */
  async paymentIntents(): Promise<PaymentIntent[]> {
    const { data } = await json<{ data: PaymentIntent[] }>(
      `${this.#origins.stripe}/v1/payment_intents?limit=100`,
      {
        authorization: 'Bearer sk_test_yado',
      },
    );
    return data;
  }
}

async function json<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const world = await currentWorld();

export const sandbox = new Sandbox(world);

/** Origin of the site under the demo agency's host name. */
export const agencyURL = originsOf(world.ports).agency;
