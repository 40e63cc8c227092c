import { Link } from '@yado/shared/router';
import { Icon } from '@yado/shared/ui/Icon';
import { TextLink } from '@yado/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      asChild
      variant="quiet"
      className={css({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: '44px' })}
    >
      <Link to={to}>
        <Icon name="arrowLeft" size={18} />
        {children}
      </Link>
    </TextLink>
  );
}
