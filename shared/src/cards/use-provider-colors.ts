import type { StripeElementStyle } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Our colors for the card provider's fields. They are drawn in frames of its own, which know neither our CSS
 * variables nor a change of the color mode, so the values are read out for each mode.
 */
export function useProviderColors(): StripeElementStyle {
  const mode = useSyncExternalStore(onModeChange, readMode);
  return useMemo(() => styleFor(mode), [mode]);
}

function onModeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readMode(): string {
  return document.documentElement.dataset.theme ?? 'light';
}

function styleFor(mode: string): StripeElementStyle {
  // Named so that another mode is another style, though the values come from the document.
  const color = (token: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(`--colors-${token}`).trim() ||
    (mode === 'dark' ? '#ffffff' : '#000000');
  return {
    base: { color: color('text'), fontSize: '16px', '::placeholder': { color: color('text-muted') } },
    invalid: { color: color('danger') },
  };
}
