import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { badge } from '#styled/recipes';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';
  size?: 'sm' | 'md';
  /** An Icon of 12-14 px. */
  icon?: ReactNode;
}

export function Badge({ tone, size, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(badge({ tone, size }), className)}>
      {icon}
      {children}
    </span>
  );
}
