import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** For screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(css({ srOnly: true }), className)} />;
}
