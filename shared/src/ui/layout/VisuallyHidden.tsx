import type { HTMLAttributes } from 'react';
import { css, cx } from '#styled/css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** `output` is read out politely whenever its text changes. */
  as?: 'span' | 'output';
}

/** For screen readers only. */
export function VisuallyHidden({ as: Root = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Root {...rest} className={cx(css({ srOnly: true }), className)} />;
}
