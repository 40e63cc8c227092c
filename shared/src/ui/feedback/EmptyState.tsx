import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { emptyState } from '#styled/recipes';
import { Icon, type IconName } from '../content/Icon.tsx';

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** What it means and what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({
  icon = 'search',
  title,
  headingLevel = 2,
  children,
  action,
  className,
}: EmptyStateProps) {
  const styles = emptyState();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.root, className)}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
