import type { TableColumn } from '@yado/shared/ui/Table';
import { css } from '#styled/css';
import type { InviteLine } from '../../lib/invite-lines.ts';

/** How a line reads, before and after it was sent. */
export const lineColumns: TableColumn<InviteLine>[] = [
  {
    id: 'line',
    header: '行',
    width: '4rem',
    cell: ({ line }) => <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{line}</span>,
  },
  { id: 'name', header: '名前', cell: ({ name }) => name || '—' },
  {
    id: 'email',
    header: 'メールアドレス',
    cell: ({ email }) => <span className={css({ overflowWrap: 'anywhere' })}>{email || '—'}</span>,
  },
];
