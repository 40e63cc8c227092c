import type { Services } from './_crash-process.ts';

/** What the hotel supplier, the card provider and the mail relay hold about one attempt. */
export interface OutsideBooks {
  itineraries: { id: string; reference: string | null; rooms: { status: string }[] }[];
  payments: {
    id: string;
    status: string;
    amount: number;
    capturable: number;
    received: number;
    refunded: number;
  }[];
  /** Calls that moved money under one key, and were carried out more than once. */
  repeatedKeys: string[];
  mails: { messageId: string | null; subject: string }[];
}

interface RawItinerary {
  itinerary_id: string;
  affiliate_reference_id: string | null;
  email: string;
  rooms: { status: string }[];
}
interface RawPayment {
  id: string;
  status: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  metadata: Record<string, string>;
}
interface RawRequest {
  method: string;
  status: number | null;
  idempotencyKey: string | null;
  replayed: boolean;
}
interface RawMail {
  to: string[];
  messageId: string | null;
  subject: string;
}

/** Reads all the books once; the answer gives those of one attempt. */
export async function readOutside(
  services: Services,
): Promise<(tag: string, attemptId: string) => Promise<OutsideBooks>> {
  const [itineraries, payments, requests, mails] = await Promise.all([
    get<RawItinerary[]>(services.rapid, '/_sandbox/itineraries'),
    get<RawPayment[]>(services.stripe, '/_sandbox/payment_intents'),
    get<RawRequest[]>(services.stripe, '/_sandbox/requests?method=POST'),
    get<RawMail[]>(services.mailbox, '/messages'),
  ]);
  return async (tag, attemptId) => {
    const email = `${tag}@crash.example`;
    const own = payments.filter(({ metadata }) => metadata.attempt_id === attemptId);
    return {
      itineraries: itineraries
        .filter((each) => each.email === email)
        .map((each) => ({
          id: each.itinerary_id,
          reference: each.affiliate_reference_id,
          rooms: each.rooms,
        })),
      payments: await Promise.all(
        own.map(async (each) => ({
          id: each.id,
          status: each.status,
          amount: each.amount,
          capturable: each.amount_capturable,
          received: each.amount_received,
          refunded: each.amount_received > 0 ? await readRefunded(services, each.id) : 0,
        })),
      ),
      repeatedKeys: repeatedKeys(requests.filter(({ idempotencyKey: key }) => key?.startsWith(attemptId))),
      mails: mails.filter(({ to }) => to.some((address) => address.includes(email))),
    };
  };
}

async function readRefunded(services: Services, paymentIntentId: string): Promise<number> {
  const page = await get<{ data: { amount: number; status: string }[] }>(
    services.stripe,
    `/v1/refunds?payment_intent=${paymentIntentId}&limit=100`,
    { authorization: `Bearer ${services.keys.stripeSecretKey}` },
  );
  return page.data.reduce((sum, refund) => sum + (refund.status === 'succeeded' ? refund.amount : 0), 0);
}

function repeatedKeys(requests: readonly RawRequest[]): string[] {
  const seen = new Map<string, number>();
  for (const { idempotencyKey: key, status, replayed } of requests) {
    if (key !== null && status === 200 && !replayed) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].filter(([, times]) => times > 1).map(([key]) => key);
}

async function get<T>(base: string, path: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(new URL(path, base), { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
