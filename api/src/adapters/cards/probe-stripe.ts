import Stripe from 'stripe';
import { answeredBetween } from '../probe/between.ts';
import { judgeClock, readClockOffset } from '../probe/clock-offset.ts';
import type { ThoroughProbe } from './cards-port.ts';
import type { Fault, ProbeResult } from '../probe/probe-result.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { judgeWebhook } from './judge-webhook.ts';

/** No object has such an id: what is written to it is refused for that, once the right to write was found. */
const NOTHING = 'yado_probe_nothing';

/** Refused for its purpose, once the right to write was found. */
const NO_FILE = {
  // Of no kind that the types know.
  purpose: NOTHING as Stripe.FileCreateParams.Purpose,
  file: { data: Buffer.from(NOTHING), name: NOTHING, type: 'text/plain' },
};

export interface StripeProbe {
  timeoutMs: number;
  thorough: ThoroughProbe | null;
  now: () => number;
}

/**
 * Reads a payment, and the account as far as the key may. A thorough look asks for each right that the product needs, and
 * for the webhook. Nothing is changed by it.
 */
export async function probeStripe(
  stripe: Stripe,
  mode: string,
  { timeoutMs, thorough, now }: StripeProbe,
): Promise<ProbeResult> {
  const options = { timeout: timeoutMs };
  const sentAt = now();
  const judge = (faults: readonly Fault[], headers?: Record<string, string>): ProbeResult => {
    const clockOffsetMs = readClockOffset(headers?.date, { sentAt, answeredAt: now() });
    return {
      faults: faults.length > 0 ? faults : judgeClock('Stripe', clockOffsetMs),
      facts: [`${mode} mode`],
      clockOffsetMs,
    };
  };
  let first: ProbeResult;
  try {
    const { object, lastResponse } = await stripe.paymentIntents.list({ limit: 1 }, options);
    // The SDK takes any JSON without an `error` for what was asked.
    if (object !== 'list') return judge([notUseful(lastResponse.statusCode)], lastResponse.headers);
    first = judge([], lastResponse.headers);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return judge([judgeRefusal(error) ?? judgeFailure(error, timeoutMs)], error.headers);
  }
  const [rights, account, webhook] = await Promise.all([
    thorough ? findMissingRights(stripe, options) : [],
    readAccount(stripe, options),
    thorough?.webhookPath ? findWebhookFaults(stripe, thorough.webhookPath, options) : [],
  ]);
  return {
    faults: [...first.faults, ...rights, ...account.faults, ...webhook],
    facts: [...first.facts, ...account.facts],
    clockOffsetMs: first.clockOffsetMs,
  };
}

/** One fault for each right that is missing. */
async function findMissingRights(stripe: Stripe, options: Stripe.RequestOptions): Promise<Fault[]> {
  const tries = [
    () => stripe.customers.update(NOTHING, {}, options),
    () => stripe.setupIntents.cancel(NOTHING, {}, options),
    () => stripe.paymentMethods.detach(NOTHING, {}, options),
    () => stripe.paymentIntents.cancel(NOTHING, {}, options),
    () => stripe.refunds.create({ payment_intent: NOTHING }, options),
    () => stripe.disputes.update(NOTHING, { submit: false }, options),
    () => stripe.files.create(NO_FILE, options),
  ];
  const faults = await Promise.all(
    tries.map(async (attempt) => {
      try {
        await attempt();
        return null;
      } catch (error) {
        return judgeRefusal(error);
      }
    }),
  );
  return faults.filter((fault) => fault !== null);
}

async function readAccount(
  stripe: Stripe,
  options: Stripe.RequestOptions,
): Promise<Pick<ProbeResult, 'faults' | 'facts'>> {
  try {
    const { id, country, charges_enabled: isOpen } = await stripe.accounts.retrieveCurrent({}, options);
    const closed: Fault = {
      kind: 'wrong-account',
      text: `The account ${id} may not charge cards.`,
      mend: 'Complete what the dashboard of Stripe asks for, or set STRIPE_SECRET_KEY to a key of another account.',
    };
    return { faults: isOpen ? [] : [closed], facts: [`account ${id}`, ...(country ? [country] : [])] };
  } catch (error) {
    // A restricted key need not see it.
    if (error instanceof Stripe.errors.StripeError)
      return { faults: [], facts: ['account not shown to the key'] };
    throw error;
  }
}

async function findWebhookFaults(
  stripe: Stripe,
  path: string,
  options: Stripe.RequestOptions,
): Promise<Fault[]> {
  try {
    return judgeWebhook((await stripe.webhookEndpoints.list({ limit: 100 }, options)).data, path);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return [];
    throw error;
  }
}

const WAIT = 'If it lasts, look at status.stripe.com.';

function notUseful(status: number | undefined): Fault {
  // The SDK keeps no status of what is no JSON.
  if (status === undefined || status === 407) return answeredBetween('Stripe', status ?? null);
  return { kind: 'failing', text: `Stripe answers nothing useful (${status}).`, mend: WAIT };
}

function judgeFailure(error: InstanceType<typeof Stripe.errors.StripeError>, timeoutMs: number): Fault {
  if (!(error instanceof Stripe.errors.StripeConnectionError)) return notUseful(error.statusCode);
  const code = readCode(error.detail);
  if (/aborted due to timeout|ETIMEDOUT/.test(`${error.message} ${code}`))
    return { kind: 'slow', text: `Stripe did not answer within ${timeoutMs / 1000} s.`, mend: WAIT };
  return {
    kind: 'unreachable',
    text: `There is no connection to Stripe${code === '' ? '' : ` (${code})`}.`,
    mend: 'See whether this machine may connect to api.stripe.com, and leave STRIPE_API_BASE out.',
  };
}

function readCode(detail: unknown): string {
  return typeof detail === 'object' && detail !== null && 'code' in detail ? String(detail.code) : '';
}
