import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import type { ComponentProps } from 'react';
import { css } from '#styled/css';

/** Opens the tenant's contacts; without words where the header is narrow. */
export function ContactsButton(props: ComponentProps<'button'>) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label="お問い合わせ"
      startIcon={<Icon name="phone" />}
      className={css({ minWidth: '44px' })}
      {...props}
    >
      <span className={css({ display: { base: 'none', lg: 'inline' }, marginLeft: '2' })}>お問い合わせ</span>
    </Button>
  );
}
