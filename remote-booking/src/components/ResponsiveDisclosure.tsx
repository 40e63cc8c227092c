import { Disclosure } from '@yado/shared/ui/Disclosure';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Where the summary is beside the form: the `lg` breakpoint. */
const WIDE = '(min-width: 960px)';

/** Open beside the form on wide windows; folded on narrow ones, where it would push the form below the first screen. */
export function ResponsiveDisclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const wide = useSyncExternalStore(subscribe, isWide);
  return wide ? children : <Disclosure summary={summary}>{children}</Disclosure>;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
