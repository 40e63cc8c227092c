import type { TestWorld } from './_world.ts';

/** Makes a payment method of a test card the way the browser does, and returns its id. */
export async function cardFromNumber(
  world: Pick<TestWorld, 'stripe' | 'keys'>,
  number: string,
): Promise<string> {
  const form = new URLSearchParams({
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  });
  const response = await fetch(new URL('/v1/payment_methods', world.stripe), {
    method: 'POST',
    headers: { authorization: `Bearer ${world.keys.stripePublishableKey}` },
    body: form,
  });
  const body = (await response.json()) as { id?: string };
  if (body.id === undefined) throw new Error(`No payment method: ${JSON.stringify(body)}`);
  return body.id;
}
