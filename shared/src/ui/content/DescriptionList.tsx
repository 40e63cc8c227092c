import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { descriptionList } from '#styled/recipes';

export interface DescriptionItem {
  term: ReactNode;
  description: ReactNode;
  /** Needed when `term` isn't a unique string. */
  id?: string;
  /** The line that counts, e.g. a total. */
  strong?: boolean;
}

export interface DescriptionListProps {
  /** Empty (null, undefined, '') descriptions are left out. */
  items: readonly DescriptionItem[];
  layout?: 'rows' | 'compact' | 'sums' | 'stacked';
  className?: string;
}

export function DescriptionList({ items, layout, className }: DescriptionListProps) {
  const styles = descriptionList({ layout });
  const shown = items.filter(
    ({ description }) => description !== null && description !== undefined && description !== '',
  );
  return (
    <dl className={cx(styles.root, className)}>
      {shown.map(({ id, term, description, strong }, index) => (
        <div
          key={id ?? (typeof term === 'string' ? term : index)}
          className={cx(styles.row, strong && css({ fontWeight: 'bold', fontSize: 'md' }))}
        >
          <dt className={cx(styles.term, strong && css({ color: 'text' }))}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
