import { SegmentGroup } from '@ark-ui/react/segment-group';
import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { segmentedControl } from '#styled/recipes';

export interface SegmentedControlProps<V extends string = string> {
  /** For screen readers. */
  label: string;
  options: readonly { value: V; label: ReactNode; icon?: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  size?: 'sm' | 'md';
  className?: string;
}

/** Two to four views of the same thing, e.g. リスト and 地図. */
export function SegmentedControl<V extends string = string>({
  label,
  options,
  value,
  onChange,
  size,
  className,
}: SegmentedControlProps<V>) {
  const styles = segmentedControl({ size });
  return (
    <SegmentGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(details) => onChange(details.value as V)}
      className={cx(styles.root, className)}
    >
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value} className={styles.item}>
          {option.icon}
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
