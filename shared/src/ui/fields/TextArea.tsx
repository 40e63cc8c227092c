import { FieldTextarea } from '@ark-ui/react/field';
import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { textArea } from '#styled/recipes';
import { useFieldDescription } from './use-field-description.ts';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Grows with its text. */
  autoresize?: boolean;
}

export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  const describedBy = useFieldDescription(rest['aria-describedby']);
  return (
    <FieldTextarea
      rows={rows}
      {...rest}
      aria-describedby={describedBy}
      className={cx(textArea(), className)}
    />
  );
}
