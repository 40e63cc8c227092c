import { useProfile } from '@yado/shared/auth';
import { PageTitle } from '@yado/shared/components/PageTitle';
import { Container } from '@yado/shared/ui/Container';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { SettingsNav } from './SettingsNav.tsx';

interface Props {
  heading: string;
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  /** Permissions from the screen's own query, where the profile may still be loading: nothing moves when it arrives. */
  permissions?: readonly string[];
  children: ReactNode;
}

/** The frame of a settings page: its title, the way to the other settings, its content. */
export function SettingsPage({ heading, description, back, actions, permissions, children }: Props) {
  const profile = useProfile();
  return (
    <Container className={css({ paddingBottom: '16' })}>
      <PageTitle>{heading}</PageTitle>
      <div
        className={css({
          display: 'grid',
          columnGap: '10',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '180px minmax(0, 1fr)' },
        })}
      >
        <SettingsNav permissions={permissions ?? profile?.permissions ?? []} />
        <div className={css({ gridColumn: { lg: '2' }, maxWidth: '920px' })}>
          <PageHeader title={heading} description={description} back={back} actions={actions} />
          {children}
        </div>
      </div>
    </Container>
  );
}
