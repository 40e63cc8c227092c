import { OUTLINE_ELEMENT_ID, outlineSlots } from '@yado/shared/contract/outline';
import { SkipLink } from '@yado/shared/ui/SkipLink';
import { css } from '#styled/css';
import { AccountPlace } from '../shell/AccountPlace.tsx';
import { BellLink } from '../shell/BellLink.tsx';
import { BesideAccount } from '../shell/BesideAccount.tsx';
import { ModeButtons } from '@yado/shared/components/site/ModeButtons';
import { ContactsPlace } from '../shell/ContactsPlace.tsx';
import { HeaderBar, type HeaderBrand } from '@yado/shared/components/site/HeaderBar';
import { NarrowMenu } from '../shell/NarrowMenu.tsx';
import { SignInLink } from '@yado/shared/components/site/SignInLink';

/**
 * The shell as it is painted before any script has arrived: over the place of the host's own page, which is measured
 * there before it is seen. `begin-outline.ts` says who visits, and `follow-outline.ts` takes it away.
 */
export function OutlineFrame({ brand }: { brand: HeaderBrand }) {
  return (
    <div id={OUTLINE_ELEMENT_ID} className={frame}>
      <div data-bar="" className={bar}>
        <SkipLink targetId="content" />
        <HeaderBar
          brand={brand}
          start={
            <span className={signedIn}>
              <NarrowMenu entries={[]} />
            </span>
          }
        >
          <ContactsPlace />
          <span className={signedIn}>
            <BellLink unread={0} />
            <BesideAccount>
              <ModeButtons />
            </BesideAccount>
            <AccountPlace />
          </span>
          <span className={signedOut}>
            <ModeButtons />
            <span className={elsewhere}>
              <SignInLink />
            </span>
          </span>
        </HeaderBar>
      </div>
      <div className={page}>
        <main className={screen}>{outlineSlots.screen}</main>
        <main className={signIn}>{outlineSlots.signIn}</main>
      </div>
    </div>
  );
}

const frame = css({
  position: 'absolute',
  top: '0',
  left: '0',
  right: '0',
  zIndex: 'tooltip',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  // Where a part of it is gone, the host's own is used.
  pointerEvents: 'none',
  _print: { display: 'none' },
  // Nothing would come in its place where no script runs.
  'html:not([data-session]) &': { display: 'none' },
});
const bar = css({ pointerEvents: 'auto', '&[data-gone]': { visibility: 'hidden', pointerEvents: 'none' } });
const page = css({ flex: '1', pointerEvents: 'auto', bg: 'bg', color: 'text' });
const signedIn = css({ display: 'contents', '[data-session=out] &': { display: 'none' } });
const signedOut = css({ display: 'contents', '[data-session=in] &': { display: 'none' } });
const elsewhere = css({
  display: 'contents',
  '[data-here="/sign-in"] &': { display: 'none' },
  // The host goes there.
  '[data-screen=hidden] &': { display: 'none' },
});
const screen = css({ paddingBottom: '16', '[data-screen=hidden] &': { display: 'none' } });
const signIn = css({
  display: 'none',
  paddingBottom: '16',
  '[data-session=out][data-screen=hidden] &': { display: 'block' },
});
