import { Switch as ArkSwitch } from '@ark-ui/react/switch';
import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { switchRecipe as recipe } from '#styled/recipes';

export interface SwitchProps {
  checked: boolean;
  /** Takes effect at once; where a form is submitted use Checkbox. */
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  className?: string;
}

export function Switch({ checked, onChange, children, disabled, className }: SwitchProps) {
  const styles = recipe();
  return (
    <ArkSwitch.Root
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked)}
      disabled={disabled}
      className={cx(styles.root, className)}
    >
      <ArkSwitch.Control className={styles.control}>
        <ArkSwitch.Thumb className={styles.thumb} />
      </ArkSwitch.Control>
      <ArkSwitch.Label>{children}</ArkSwitch.Label>
      <ArkSwitch.HiddenInput role="switch" aria-checked={checked} />
    </ArkSwitch.Root>
  );
}
