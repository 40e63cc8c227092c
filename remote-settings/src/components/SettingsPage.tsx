import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** The frame of a settings page. */
export function SettingsPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container width="text" className={css({ paddingY: '8' })}>
      <h1 className={css({ fontSize: '2xl', fontWeight: 'bold', marginBottom: '6' })}>{heading}</h1>
      {children}
    </Container>
  );
}
