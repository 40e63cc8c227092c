import { Field } from '@ark-ui/react/field';
import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { textArea } from '#styled/recipes';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Grows with its text. */
  autoresize?: boolean;
}

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return <Field.Textarea rows={rows} {...rest} className={cx(textArea(), className)} />;
}
