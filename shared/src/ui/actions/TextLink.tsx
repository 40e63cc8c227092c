import { ark } from '@ark-ui/react/factory';
import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';
import { textLink } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `quiet` underlines only under the pointer: for lists and menus, not inside sentences. */
  variant?: 'underline' | 'quiet';
  /** Opens a new tab and says so. */
  external?: boolean;
  /** The only child is the link itself, e.g. the router's. */
  asChild?: boolean;
}

export function TextLink({ variant, external, asChild, className, children, ...rest }: TextLinkProps) {
  const classes = cx(textLink({ variant }), className);
  if (asChild) {
    return (
      <ark.a asChild {...rest} className={classes}>
        {children}
      </ark.a>
    );
  }
  if (!external) {
    return (
      <a {...rest} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest} className={classes}>
      {children}
      <Icon name="external" size={14} className={externalMark} />
      <VisuallyHidden>(新しいタブで開きます)</VisuallyHidden>
    </a>
  );
}

const externalMark = css({ display: 'inline-block', verticalAlign: '-0.1em', ml: '1' });
