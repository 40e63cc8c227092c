import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { disclosure } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** `inline` is part of a line of text, `row` over the whole width. */
  variant?: 'row' | 'inline';
  className?: string;
}

/** The browser's own details: found by its page search, and it prints open or closed as it is. */
export function Disclosure({ summary, children, defaultOpen, variant, className }: DisclosureProps) {
  const styles = disclosure({ variant });
  return (
    <details open={defaultOpen} className={cx(styles.root, className)}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevronDown" size={18} className={styles.icon} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
