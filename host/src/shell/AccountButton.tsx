import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import type { ComponentProps } from 'react';
import { css } from '#styled/css';

interface Props extends ComponentProps<'button'> {
  /** Of the person; without one the button is as wide as with many. */
  name?: string;
}

/** Opens the account menu; with the person's name in wide windows. */
export function AccountButton({ name, ...rest }: Props) {
  return (
    <Button variant="ghost" size="sm" startIcon={<Icon name="user" />} {...rest}>
      <span className={name === undefined ? unnamed : named}>{name}</span>
    </Button>
  );
}

const named = css({ display: { base: 'none', md: 'inline' }, marginLeft: '2' });
const unnamed = css({ display: { base: 'none', md: 'inline-block' }, marginLeft: '2', width: '4em' });
