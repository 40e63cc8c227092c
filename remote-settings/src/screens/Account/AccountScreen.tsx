import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { SettingsPage } from '../../components/SettingsPage.tsx';
import { ColorModeCard } from './ColorModeCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SignOutCard } from './SignOutCard.tsx';
import { TravelerForm } from './TravelerForm.tsx';
import type { AccountScreenQuery } from './__generated__/AccountScreenQuery.graphql';

/** One's own name, what one enters as a guest, e-mail address, password, colors and sessions. */
export function Screen({ data }: { data: PreloadedQuery<AccountScreenQuery> }) {
  const { myself } = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery @throwOnFieldError {
        myself {
          id
          permissions
          ...NameForm_myself
          ...EmailForm_myself
          travelerProfile {
            ...TravelerForm_profile
          }
        }
      }
    `,
    data,
  );
  return (
    <SettingsPage heading="アカウント設定" permissions={myself?.permissions}>
      {myself && (
        <div className={css({ display: 'grid', gap: '6', maxWidth: '720px' })}>
          <NameForm key={myself.id} myself={myself} />
          {myself.travelerProfile && (
            <TravelerForm key={`${myself.id}-traveler`} profile={myself.travelerProfile} />
          )}
          <EmailForm myself={myself} />
          <PasswordForm />
          <ColorModeCard />
          <SignOutCard />
        </div>
      )}
    </SettingsPage>
  );
}
