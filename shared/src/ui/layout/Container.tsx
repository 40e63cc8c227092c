import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** 1200 px (default) for lists, 832 px for reading and forms, 544 px for a single small form. */
  width?: 'content' | 'text' | 'form';
}

const widths = {
  content: css({ maxW: 'calc({sizes.content} + {spacing.16})' }),
  text: css({ maxW: 'calc(52rem + {spacing.16})' }),
  form: css({ maxW: 'calc(34rem + {spacing.16})' }),
};

/** The column that a page's content is in, with the page's own side margins. */
export function Container({ width = 'content', className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      className={cx(css({ w: 'full', mx: 'auto', px: { base: '4', md: '8' } }), widths[width], className)}
    />
  );
}
