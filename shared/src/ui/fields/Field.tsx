import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot } from '@ark-ui/react/field';
import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  helper?: ReactNode;
  /** Shown and wired to the control when not empty; the control is then invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Marks the field 任意. */
  optional?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Id of the control itself, for links from an error summary. */
  controlId?: string;
  className?: string;
  /** One control: TextInput, PasswordInput, TextArea, Select, Combobox, NumberStepper … */
  children: ReactNode;
}

/** Gives its one control a label, a helper text and an error by ARIA. */
export function Field({
  label,
  hideLabel,
  helper,
  error,
  required,
  optional,
  disabled,
  readOnly,
  controlId,
  className,
  children,
}: FieldProps) {
  const styles = field();
  return (
    <FieldRoot
      invalid={Boolean(error)}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      id={controlId}
      className={cx(styles.root, className)}
    >
      <FieldLabel className={cx(styles.label, hideLabel && css({ srOnly: true }))}>
        {label}
        {required && (
          <span aria-hidden="true" data-required="" className={styles.mark}>
            必須
          </span>
        )}
        {optional && <span className={styles.mark}>任意</span>}
      </FieldLabel>
      {children}
      <FieldErrorText className={styles.error}>
        <Icon name="error" size={16} />
        <span>{error}</span>
      </FieldErrorText>
      {helper && <FieldHelperText className={styles.helper}>{helper}</FieldHelperText>}
    </FieldRoot>
  );
}
