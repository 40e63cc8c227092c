import { getSite } from '@yado/shared/site';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { CARD_API_VERSION } from './card-api-version.ts';

const TIMEOUT_MS = 10_000;

let loading: Promise<Stripe> | undefined;

/**
 * The card provider's script, once per page. Rejects after ten seconds, because a script that hangs never ends
 * by itself; the next call tries again.
 */
export function loadCardProvider(): Promise<Stripe> {
  loading ??= withTimeout(load()).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  const { publishableKey, scriptUrl } = getSite().configuration.cards;
  // A provider found on the page is taken as it is; the sandbox's replaces the real one this way.
  if (scriptUrl) await injectScript(scriptUrl);
  const stripe = await loadStripe(publishableKey, { locale: 'ja', apiVersion: CARD_API_VERSION });
  if (!stripe) throw new Error('the card provider did not load');
  return stripe;
}

function injectScript(url: string): Promise<void> {
  if ('Stripe' in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`could not load ${url}`));
    };
    document.head.append(script);
  });
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the card provider did not answer')), TIMEOUT_MS);
  });
  return Promise.race([work, expiry]).finally(() => clearTimeout(timer));
}
