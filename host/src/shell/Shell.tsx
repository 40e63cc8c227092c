import type { MenuEntry } from '@yado/shared/contract/release-document';
import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@yado/shared/router';
import { SkipLink } from '@yado/shared/ui/SkipLink';
import { Suspense, useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { partsPreloading } from '../page/parts-preloading.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { Footer } from '@yado/shared/components/site/Footer';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { RehearsalBanner } from '@yado/shared/components/site/RehearsalBanner';

// Loaded late; toasts are queued until then.
const Toaster = lazyWithRetry(async () => {
  await partsPreloading;
  return (await import('@yado/shared/ui/Toaster')).Toaster;
});

declare const __webpack_public_path__: string;

interface Props {
  menu: MenuEntry[];
  /** Before the first screen: a skeleton for content, and no footer, which would move when the screen comes. */
  waiting?: boolean;
}

/** Frame of every screen: header, content, footer, toasts. */
export function Shell({ menu, waiting = false }: Props) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    // Moves the focus of keyboards and screen readers to the content of a new page, except for the first one, and not away
    // from a field in it: who typed into the outline is typing there.
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isTyping = document.activeElement?.matches('main :is(input, textarea)');
    if (!isTyping) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div
      className={css({
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        bg: 'bg',
        color: 'text',
      })}
    >
      <SkipLink targetId="content" />
      <Header menu={menu} />
      {state === 'loading' && <ProgressLine />}
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        // The outline's main element is still before it, and says more.
        aria-hidden={waiting || undefined}
        className={css({
          flex: '1',
          paddingBottom: '16',
          outline: 'none',
          _print: { paddingBottom: '0' },
        })}
      >
        <RehearsalBanner />
        <OfflineBanner />
        {waiting ? <ContentSkeleton /> : <Outlet />}
      </main>
      {!waiting && <Footer licenses={`${__webpack_public_path__}third-party.txt`} />}
      <ScrollRestoration />
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  );
}
