import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { iconButton } from '#styled/recipes';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The button's name for screen readers, and its native hint. */
  label: string;
  /** 24, 40, 44 (default) or 48 px square. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  variant?: 'ghost' | 'outline' | 'solid';
  /** An Icon. */
  children: ReactNode;
}

export function IconButton({ label, size, variant, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(iconButton({ size, variant }), className)}
    >
      {children}
    </button>
  );
}
