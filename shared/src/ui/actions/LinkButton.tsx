import { ark } from '@ark-ui/react/factory';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';

export interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | 'danger' | 'link';
  size?: 'sm' | 'md' | 'lg';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
  /** The only child is the link itself, e.g. the router's; icons then go inside it. */
  asChild?: boolean;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({
  variant,
  size,
  startIcon,
  endIcon,
  fullWidth,
  asChild,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const classes = cx(button({ variant, size, fullWidth }), className);
  if (asChild) {
    return (
      <ark.a asChild {...rest} className={classes}>
        {children}
      </ark.a>
    );
  }
  return (
    <a {...rest} className={classes}>
      {startIcon}
      {children}
      {endIcon}
    </a>
  );
}
