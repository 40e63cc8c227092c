import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { pageHeader } from '#styled/recipes';

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  description?: ReactNode;
  /** A link to where one came from. */
  back?: ReactNode;
  actions?: ReactNode;
  /** `compact` above a list, so that more of it is in sight. */
  density?: 'normal' | 'compact';
  className?: string;
}

export function PageHeader({ title, description, back, actions, density, className }: PageHeaderProps) {
  const styles = pageHeader({ density });
  return (
    <header className={cx(styles.root, className)}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.row}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {actions && (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </header>
  );
}
