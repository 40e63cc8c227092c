import { toOrigins } from '../../scripts/lib/stack.ts';
import { currentWorld, type World } from './settings.ts';
import type { StoredSession } from './stored-session.ts';

export interface Mail {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html?: string;
}

interface PaymentIntent {
  id: string;
  amount: number;
  /** Seconds since 1970. */
  created: number;
  status: string;
  metadata: Record<string, string>;
}

/** A booking as the hotel supplier holds it. */
interface Itinerary {
  itinerary_id: string;
  affiliate_reference_id: string;
  status: 'held' | 'booked' | 'canceled';
  email?: string;
}

/** What the identity SDK stores of a session. */
interface IdentityUser {
  apiKey: string;
  stsTokenManager: { accessToken: string };
}

/** The outside world's own view of what happened, to compare with what the screens say. */
class Sandbox {
  readonly #origins: ReturnType<typeof toOrigins>;

  constructor({ ports }: World) {
    this.#origins = toOrigins(ports);
  }

  /** Mails to an address, newest first. */
  mails(to: string): Promise<Mail[]> {
    return json(`${this.#origins.mailbox}/messages?${new URLSearchParams({ to })}`);
  }

  /** Bookings at the hotel supplier with that contact address. */
  async itineraries(contact: string): Promise<Itinerary[]> {
    const all = await json<Itinerary[]>(`${this.#origins.rapid}/_sandbox/itineraries`);
    return all.filter(({ email }) => email === contact);
  }

  /** The states of payments of that amount which were made since then (seconds since 1970). */
  async paymentStatuses(amount: number, since: number): Promise<string[]> {
    const { data } = await json<{ data: PaymentIntent[] }>(
      `${this.#origins.stripe}/v1/payment_intents?limit=100`,
      {
        authorization: 'Bearer sk_test_yado',
      },
    );
    return data
      .filter((payment) => payment.amount === amount && payment.created >= since)
      .map(({ status }) => status);
  }

  /** Whether the identity service still knows a session: a new password ends those before. */
  async knowsSession([, stored]: StoredSession): Promise<boolean> {
    const { apiKey, stsTokenManager } = JSON.parse(stored) as IdentityUser;
    const lookup = `${this.#origins.auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${apiKey}`;
    const { ok } = await fetch(lookup, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: stsTokenManager.accessToken }),
    });
    return ok;
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
export const agencyURL = toOrigins(world.ports).agency;
