import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import type { MenuEntry } from '@yado/shared/contract/release-document';
import { useLocation } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { getSite } from '@yado/shared/site';
import { Suspense } from 'react';
import { useCachedProfile } from '../session/cached-profile.ts';
import { selectMenu } from '../session/menu.ts';
import { AccountPlace } from './AccountPlace.tsx';
import { BesideAccount } from './BesideAccount.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { HeaderBar } from '@yado/shared/components/site/HeaderBar';
import { ContactsPlace } from './ContactsPlace.tsx';
import { MainMenu } from './MainMenu.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';
import { NewsBell } from './NewsBell.tsx';
import { SignInLink } from '@yado/shared/components/site/SignInLink';

const Contacts = lazyWithRetry(async () => (await import('./Contacts.tsx')).Contacts);
const AccountMenu = lazyWithRetry(async () => (await import('./AccountMenu.tsx')).AccountMenu);

export function Header({ menu }: { menu: MenuEntry[] }) {
  const profile = useCachedProfile();
  const { pathname } = useLocation();
  const entries = profile ? selectMenu(profile, menu) : [];
  return (
    <HeaderBar
      brand={getSite().brand}
      start={entries.length > 0 && <NarrowMenu key={pathname} entries={entries} />}
      menu={<MainMenu entries={entries} />}
    >
      <Suspense fallback={<ContactsPlace />}>
        <Contacts />
      </Suspense>
      {profile ? (
        <>
          <NewsBell key={profile.id} profile={profile} />
          <BesideAccount>
            <ColorModeButton />
          </BesideAccount>
          <Suspense fallback={<AccountPlace name={profile.name} />}>
            <AccountMenu profile={profile} />
          </Suspense>
        </>
      ) : (
        <>
          <ColorModeButton />
          {pathname !== paths.signIn() && <SignInLink />}
        </>
      )}
    </HeaderBar>
  );
}
