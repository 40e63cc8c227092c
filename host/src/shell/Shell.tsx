import type { MenuEntry } from '@yado/shared/contract/release-document';
import { lazyPart } from '@yado/shared/components/lazyPart';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@yado/shared/router';
import { SkipLink } from '@yado/shared/ui/SkipLink';
import { Suspense, useEffect, useRef } from 'react';
import { css } from '#styled/css';
import { pageIdle } from '../page/page-idle.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ProgressLine } from './ProgressLine.tsx';

// A toast of the first screen itself waits in its queue.
const Toaster = lazyPart(async () => {
  await pageIdle;
  return (await import('@yado/shared/ui/Toaster')).Toaster;
});

interface Props {
  menu: MenuEntry[];
  /** Stands alone while the page's first screen is awaited, without a footer that would move when it comes. */
  waiting?: boolean;
}

/** What surrounds every screen: header, content, footer, toasts. */
export function Shell({ menu, waiting = false }: Props) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const seen = useRef(pathname);
  useEffect(() => {
    // A new page starts at its content for keyboards and screen readers; the first one starts where browsers start.
    if (seen.current !== pathname) {
      seen.current = pathname;
      main.current?.focus({ preventScroll: true });
    }
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
        className={css({
          flex: '1',
          paddingBottom: '16',
          outline: 'none',
          _print: { paddingBottom: '0' },
        })}
      >
        <OfflineBanner />
        {waiting ? <ContentSkeleton /> : <Outlet />}
      </main>
      {!waiting && <Footer />}
      <ScrollRestoration />
      <Suspense>
        <Toaster />
      </Suspense>
    </div>
  );
}
