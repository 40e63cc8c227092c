import type Stripe from 'stripe';
import { expireAuthorization } from './payment-intent-settling.ts';
import type { Call, StripeContext } from './context.ts';
import { invalidRequest } from './errors.ts';
import { allowOnly, integer, requiredText } from './params.ts';

const CLAUSE = /^(-?)(?:metadata\[(?:"|')(.+?)(?:"|')\]|(\w+))\s*(:|>=|<=|>|<|~)\s*(?:"(.*)"|'(.*)'|(\S+))$/;

/** Searches payments by clauses joined with AND or OR: `metadata["key"]:"value" AND status:"succeeded"`. */
export function searchPaymentIntents(
  context: StripeContext,
  call: Call,
): Stripe.ApiSearchResult<Stripe.PaymentIntent> {
  allowOnly(call.params, ['query', 'limit', 'page']);
  const query = requiredText(call.params, 'query');
  const limit = Math.min(integer(call.params, 'limit') ?? 10, 100);
  const start = integer(call.params, 'page') ?? 0;
  const all = query.includes(' OR ') ? query.split(' OR ') : query.split(' AND ');
  const tests = all.map((clause) => parseClause(clause.trim()));
  const found = Object.values(context.data.paymentIntents)
    .reverse()
    .filter((intent) => {
      expireAuthorization(context, intent);
      return query.includes(' OR ')
        ? tests.some((test) => test(intent))
        : tests.every((test) => test(intent));
    });
  const end = start + limit;
  return {
    object: 'search_result',
    data: found.slice(start, end),
    has_more: end < found.length,
    next_page: end < found.length ? String(end) : null,
    url: '/v1/payment_intents/search',
  };
}

function parseClause(clause: string): (intent: Stripe.PaymentIntent) => boolean {
  const match = CLAUSE.exec(clause);
  if (!match)
    throw invalidRequest(`We were unable to parse your search query: ${clause}`, { param: 'query' });
  const [, negated, metadataKey, field, operator, double, single, bare] = match;
  const wanted = double ?? single ?? bare ?? '';
  return (intent) => {
    const value = metadataKey === undefined ? readField(intent, field ?? '') : intent.metadata[metadataKey];
    return compare(value, operator ?? ':', wanted) !== (negated === '-');
  };
}

function readField(intent: Stripe.PaymentIntent, field: string): unknown {
  if (!['amount', 'created', 'currency', 'customer', 'status'].includes(field)) {
    throw invalidRequest(
      `Field \`${field}\` is an unsupported search field for resource \`payment_intents\`.`,
      {
        param: 'query',
      },
    );
  }
  return intent[field as 'amount' | 'created' | 'currency' | 'customer' | 'status'];
}

function compare(value: unknown, operator: string, wanted: string): boolean {
  if (value === undefined || value === null) return false;
  switch (operator) {
    case ':':
      return String(value).toLowerCase() === wanted.toLowerCase();
    case '~':
      return String(value).toLowerCase().includes(wanted.toLowerCase());
    case '>':
      return Number(value) > Number(wanted);
    case '<':
      return Number(value) < Number(wanted);
    case '>=':
      return Number(value) >= Number(wanted);
    default:
      return Number(value) <= Number(wanted);
  }
}
