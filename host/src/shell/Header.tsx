import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import type { MenuEntry } from '@yado/shared/contract/release-document';
import { Link, useLocation } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { getSite } from '@yado/shared/site';
import { Container } from '@yado/shared/ui/Container';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Suspense } from 'react';
import { css } from '#styled/css';
import { useCachedProfile } from '../session/cached-profile.ts';
import { NewsBell } from './NewsBell.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { MainMenu } from './MainMenu.tsx';
import { selectMenu } from '../session/menu.ts';
import { NarrowMenu } from './NarrowMenu.tsx';

const Contacts = lazyWithRetry(async () => (await import('./Contacts.tsx')).Contacts);
const AccountMenu = lazyWithRetry(async () => (await import('./AccountMenu.tsx')).AccountMenu);

export function Header({ menu }: { menu: MenuEntry[] }) {
  const profile = useCachedProfile();
  const { pathname } = useLocation();
  const entries = profile ? selectMenu(profile, menu) : [];
  return (
    <header
      className={css({
        // Not sticky: it would cover the target when the keyboard or a search in the page scrolls.
        position: 'relative',
        zIndex: '40',
        // Includes the border.
        height: 'header',
        bg: 'surface',
        borderBottomWidth: '1px',
        borderColor: 'border',
        _print: { display: 'none' },
      })}
    >
      <Container
        className={css({
          height: 'full',
          display: 'flex',
          alignItems: 'center',
          gap: { base: '2', md: '6' },
        })}
      >
        {entries.length > 0 && <NarrowMenu key={pathname} entries={entries} />}
        <SiteLogo />
        <MainMenu entries={entries} />
        <div className={css({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '1' })}>
          <Suspense>
            <Contacts />
          </Suspense>
          {profile && <NewsBell key={profile.id} profile={profile} />}
          {/* Too wide for narrow windows, where the account page has it. */}
          <div className={profile ? css({ display: { base: 'none', md: 'block' } }) : undefined}>
            <ColorModeButton />
          </div>
          {profile ? (
            <Suspense>
              <AccountMenu profile={profile} />
            </Suspense>
          ) : (
            pathname !== '/sign-in' && (
              <LinkButton asChild variant="outline" size="sm">
                <Link to={paths.signIn()}>サインイン</Link>
              </LinkButton>
            )
          )}
        </div>
      </Container>
    </header>
  );
}

function SiteLogo() {
  const { brand } = getSite();
  return (
    <Link
      to={paths.search()}
      className={css({
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        minHeight: '44px',
        fontWeight: 'bold',
        fontSize: { base: 'md', md: 'lg' },
        color: 'text',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      })}
    >
      {brand.logoUrl ? (
        <img src={brand.logoUrl} alt={brand.siteName} className={css({ height: '36px', width: 'auto' })} />
      ) : (
        brand.siteName
      )}
    </Link>
  );
}
