import { FieldInput } from '@ark-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import { textInput } from '#styled/recipes';
import { useFieldDescription } from './use-field-description.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'sm' | 'md';
  /** An Icon inside the box. */
  startIcon?: ReactNode;
  /** An IconButton or a unit inside the box. */
  endElement?: ReactNode;
}

/** Inside a Field it takes its id, label, error and state from there. */
export function TextInput({ size, startIcon, endElement, className, ...rest }: TextInputProps) {
  const describedBy = useFieldDescription(rest['aria-describedby']);
  const styles = textInput({ size, withStart: Boolean(startIcon), withEnd: Boolean(endElement) });
  return (
    <div className={cx(styles.root, className)}>
      {startIcon && <span className={styles.start}>{startIcon}</span>}
      <FieldInput type="text" {...rest} aria-describedby={describedBy} className={styles.input} />
      {endElement && <span className={styles.end}>{endElement}</span>}
    </div>
  );
}
