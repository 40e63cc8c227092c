import { Tabs as ArkTabs } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { tabs } from '#styled/recipes';

export interface TabItem<V extends string = string> {
  value: V;
  label: ReactNode;
  count?: number;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<V extends string = string> {
  /** What the tabs choose among, for screen readers. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
}

/** Only the chosen tab's content is mounted. */
export function Tabs<V extends string = string>({ label, items, value, onChange, className }: TabsProps<V>) {
  const styles = tabs();
  return (
    <ArkTabs.Root
      value={value}
      onValueChange={(details) => onChange(details.value as V)}
      lazyMount
      unmountOnExit
      className={cx(styles.root, className)}
    >
      <ArkTabs.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <ArkTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={styles.trigger}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </ArkTabs.Trigger>
        ))}
      </ArkTabs.List>
      {items.map((item) => (
        <ArkTabs.Content key={item.value} value={item.value} className={styles.content}>
          {item.content}
        </ArkTabs.Content>
      ))}
    </ArkTabs.Root>
  );
}
