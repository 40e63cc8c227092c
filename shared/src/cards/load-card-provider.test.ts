// @vitest-environment jsdom
import { installSite, type Site } from '@yado/shared/site';
import { expect, it, vi } from 'vitest';
import { CARD_API_VERSION } from './card-api-version.ts';
import { loadCardProvider } from './load-card-provider.ts';

// spec: 9.card-script
it('is version 3 of the provider’s script, in Japanese, with a fixed API version, loaded once', async () => {
  installSite({ configuration: { cards: { publishableKey: 'pk_test_yado' } } } as unknown as Site);
  const both = [loadCardProvider(), loadCardProvider()];
  const scripts = await vi.waitFor(() => {
    const found = document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]');
    expect(found).toHaveLength(1);
    return found;
  });
  expect(scripts[0]?.src).toMatch(/^https:\/\/js\.stripe\.com\/v3\/?$/);
  const provider = { _registerWrapper: () => {} };
  const start = vi.fn(() => provider);
  vi.stubGlobal('Stripe', start);
  scripts[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(both)).toEqual([provider, provider]);
  expect(start).toHaveBeenCalledExactlyOnceWith('pk_test_yado', {
    locale: 'ja',
    apiVersion: CARD_API_VERSION,
  });
  vi.unstubAllGlobals();
});
