import { Badge } from '@yado/shared/ui/Badge';
import { Switch } from '@yado/shared/ui/Switch';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { type ReactNode, type RefObject, useState } from 'react';
import { css } from '#styled/css';
import type { CompareRow } from '../lib/compare-rows.ts';

/** Pixels below which a column says too little; the table scrolls then. */
const NAME_WIDTH = 104;
const COLUMN_WIDTH = 124;

interface Props {
  /** The table's name for screen readers. */
  label: string;
  title: string;
  /** What the table leaves out. */
  note?: string | undefined;
  /** The title, for the focus of a button whose column is gone. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Heads of the columns, each a block. */
  heads: readonly { readonly id: string; readonly cell: ReactNode }[];
  rows: readonly CompareRow[];
  /** The way back to where the columns were chosen. */
  back: ReactNode;
}

/** Two to four things side by side; where they differ stands out. */
export function ComparisonTable({ label, title, note, heading, heads, rows, back }: Props) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  return (
    <div>
      <div className={head}>
        <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h3', outline: 'none' })}>
          {title}
        </h2>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })}>
          <Switch checked={onlyDifferent} onChange={setOnlyDifferent}>
            違いのある項目だけ
          </Switch>
          {back}
        </div>
        {note && <p className={css({ w: 'full', color: 'text.muted', fontSize: 'sm' })}>{note}</p>}
      </div>
      <div className={scroller}>
        <table
          aria-label={label}
          className={table}
          style={{ minWidth: `${NAME_WIDTH + heads.length * COLUMN_WIDTH}px` }}
        >
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>項目</VisuallyHidden>
              </th>
              {heads.map(({ id, cell }) => (
                <th key={id} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => differs || !onlyDifferent)
              .map((row) => (
                <tr key={row.label} data-differs={row.differs || undefined}>
                  <th scope="row">{row.label}</th>
                  {row.cells.map((cell, index) => (
                    <td key={heads[index]?.id}>
                      {cell ?? <span className={css({ color: 'text.muted' })}>—</span>}{' '}
                      {row.best.includes(index) && <Badge tone="success">{row.bestWord}</Badge>}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <p className={css({ mt: '3', color: 'text.muted', fontSize: 'xs' })}>
        色の付いた行は内容が異なります。「現地でのお支払い」と「宿泊税などの目安」は今回のお支払いに含まれません。目安がなくても、現地で宿泊税などがかかることがあります。
      </p>
    </div>
  );
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  mb: '4',
});
const scroller = css({
  // Texts for screen readers are placed by it, and don't widen the page.
  position: 'relative',
  overflowX: 'auto',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
});
const table = css({
  w: 'full',
  tableLayout: 'fixed',
  // Collapsed borders stay behind when a sticky cell moves.
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'sm',
  '& th, & td': {
    p: { base: '2.5', md: '3' },
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid {colors.border}',
    fontVariantNumeric: 'tabular-nums',
  },
  // The row's name stays while one scrolls to the last rate.
  '& tr > :first-child': {
    position: 'sticky',
    left: '0',
    bg: 'surface',
    w: { base: '104px', md: '44' },
    fontWeight: 'medium',
    color: 'text.muted',
    zIndex: 'raised',
  },
  '& tr[data-differs] > *': { bg: 'primary.subtle', color: 'primary.onSubtle' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
});
