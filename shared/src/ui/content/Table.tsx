import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { table } from '#styled/recipes';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Shown as the row's title on phones. */
  primary?: boolean;
  /** Holds buttons: no visible header, and none repeated on phones. */
  actions?: boolean;
  /** CSS length. */
  width?: string;
}

export interface TableProps<Row> {
  /** Says what the table lists; for screen readers only unless `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** While new rows are on their way. */
  busy?: boolean;
  /** `compact` for long lists, so that more rows are in sight. */
  density?: 'normal' | 'compact';
  className?: string;
}

/** A table on wide screens, a list of named values on phones. */
export function Table<Row>({
  caption,
  showCaption,
  columns,
  rows,
  rowKey,
  busy,
  density,
  className,
}: TableProps<Row>) {
  const styles = table({ density });
  return (
    <table aria-busy={busy || undefined} className={cx(styles.table, className)}>
      <caption className={showCaption ? styles.caption : css({ srOnly: true })}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              data-actions={column.actions || undefined}
              style={{ width: column.width }}
              className={styles.header}
            >
              <span className={column.actions ? css({ srOnly: true }) : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row}>
            {columns.map((column) => (
              <td
                key={column.id}
                data-align={column.align}
                data-primary={column.primary || undefined}
                data-actions={column.actions || undefined}
                className={styles.cell}
              >
                <span aria-hidden="true" className={styles.cellLabel}>
                  {column.header}
                </span>
                <div>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
