import { type StripeContext, timestamp } from './context.ts';
import { invalidRequest } from './errors.ts';
import { randomText } from './ids.ts';
import type { Challenge } from './store.ts';

type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | {
      type: 'use_stripe_sdk';
      use_stripe_sdk: { type: 'three_d_secure_redirect'; source: string; stripe_js: string };
    };

/**
 * Asks the card holder: by a page of the bank when the merchant gave a return address, else inside the
 * merchant's page through Stripe.js.
 */
export function openChallenge(
  context: StripeContext,
  intent: string,
  way: { returnUrl: string | null; useSdk: boolean },
): NextAction {
  // A new question replaces an open one: its old page must not finish the intent.
  for (const open of Object.values(context.data.challenges)) {
    if (open.intent === intent && open.status === 'pending') open.status = 'failed';
  }
  const challenge: Challenge = {
    id: `3ds_${randomText(32)}`,
    intent,
    status: 'pending',
    returnUrl: way.returnUrl,
    created: timestamp(context),
  };
  context.data.challenges[challenge.id] = challenge;
  const url = `${context.url()}/3d-secure/${challenge.id}`;
  if (way.returnUrl !== null && !way.useSdk) {
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: way.returnUrl } };
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', source: challenge.id, stripe_js: url },
  };
}

/** Closes what is still asked for an intent that ended otherwise. */
export function dropChallenges(context: StripeContext, intent: string): void {
  for (const challenge of Object.values(context.data.challenges)) {
    if (challenge.intent === intent && challenge.status === 'pending') challenge.status = 'failed';
  }
}

/** A return address must be absolute and must not run as a script. */
export function checkReturnUrl(url: string | undefined): string | null {
  if (url === undefined) return null;
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (!scheme || ['javascript:', 'data:', 'vbscript:'].includes(scheme)) {
    throw invalidRequest(`Not a valid URL: ${url}`, { code: 'url_invalid', param: 'return_url' });
  }
  return url;
}
