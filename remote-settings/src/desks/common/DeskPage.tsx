import { PageTitle } from '@yado/shared/components/PageTitle';
import { Container } from '@yado/shared/ui/Container';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import type { Desk } from './desk.ts';
import { DeskNav } from './DeskNav.tsx';

interface Props {
  desk: Desk;
  heading: string;
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a desk's page: the way to the desk's other lists, the page's title, its content. */
export function DeskPage({ desk, heading, description, back, actions, children }: Props) {
  return (
    <Container className={css({ paddingTop: '2', paddingBottom: '8' })}>
      <PageTitle>{heading}</PageTitle>
      <DeskNav desk={desk} />
      <PageHeader title={heading} description={description} back={back} actions={actions} />
      <div className={css({ display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        {children}
      </div>
    </Container>
  );
}
