import { FieldSelect } from '@ark-ui/react/field';
import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { select } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';
import { useFieldDescription } from './use-field-description.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Or `<option>`s as children. */
  options?: readonly SelectOption[];
  /** First, empty choice. */
  placeholder?: string;
  size?: 'sm' | 'md';
}

/** The browser's own select: the best one on phones and for screen readers. */
export function Select({ options, placeholder, size, className, children, ...rest }: SelectProps) {
  const describedBy = useFieldDescription(rest['aria-describedby']);
  const styles = select({ size });
  return (
    <div className={cx(styles.root, className)}>
      <FieldSelect {...rest} aria-describedby={describedBy} className={styles.select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </FieldSelect>
      <Icon name="chevronDown" size={18} className={styles.icon} />
    </div>
  );
}
