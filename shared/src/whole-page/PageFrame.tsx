import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { SkipLink } from '@yado/shared/ui/SkipLink';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { CONTACTS_ID, Footer } from '../components/site/Footer.tsx';
import { HeaderBar } from '../components/site/HeaderBar.tsx';
import { ModeButtons } from '../components/site/ModeButtons.tsx';
import { RehearsalBanner } from '../components/site/RehearsalBanner.tsx';
import { SignInLink } from '../components/site/SignInLink.tsx';
import { paths } from '../routing/paths.ts';
import { getSite } from '@yado/shared/site';

/** What is around a page without React: as the host's shell, but for what needs a session or a script. */
export function PageFrame({ licenses, children }: { licenses: string; children: ReactNode }) {
  return (
    <div data-whole="" className={frame}>
      <SkipLink targetId="content" />
      <HeaderBar brand={getSite().brand}>
        <LinkButton
          href={`#${CONTACTS_ID}`}
          variant="ghost"
          size="sm"
          aria-label="お問い合わせ"
          startIcon={<Icon name="phone" />}
          className={css({ minWidth: '44px' })}
        >
          <span>
            <span className={css({ display: { base: 'none', lg: 'inline' }, marginLeft: '2' })}>
              お問い合わせ
            </span>
          </span>
        </LinkButton>
        <span className={scripted}>
          <ModeButtons />
        </span>
        <span className={signedOut}>
          <SignInLink />
        </span>
        <span className={signedIn}>
          <LinkButton href={paths.search()} variant="outline" size="sm">
            ホテル検索
          </LinkButton>
        </span>
      </HeaderBar>
      <main
        id="content"
        tabIndex={-1}
        className={css({ flex: '1', paddingBottom: '16', outline: 'none', _print: { paddingBottom: '0' } })}
      >
        <RehearsalBanner />
        {children}
      </main>
      <Footer licenses={licenses} />
    </div>
  );
}

const frame = css({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg',
  color: 'text',
});
// The edge's script says on the document's element who visits.
const scripted = css({ display: 'contents', 'html:not([data-session]) &': { display: 'none' } });
const signedOut = css({ display: 'contents', '[data-session=in] &': { display: 'none' } });
const signedIn = css({ display: 'none', '[data-session=in] &': { display: 'contents' } });
