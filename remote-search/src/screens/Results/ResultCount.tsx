import { formatCount, formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import type { Stay } from '@yado/shared/routing/stay';
import { css } from '#styled/css';

interface Props {
  total: number;
  /** Besides the hotel that the user named. */
  around: boolean;
  stay: Stay;
  pending: boolean;
}

/** How many hotels there are, said aloud whenever it changes, and for which stay. */
export function ResultCount({ total, around, stay, pending }: Props) {
  return (
    <p className={css({ color: 'text.muted', fontSize: 'sm', flex: '1', minW: '0' })}>
      <output>
        <strong className={css({ color: 'text', fontSize: 'md', mr: '2' })}>
          {pending ? '更新しています…' : `${around ? '周辺に' : ''}${formatCount(total, '軒')}`}
        </strong>
      </output>
      <span className={css({ hideBelow: 'md' })}>
        {formatStay(stay.checkin, stay.checkout)}・{formatParty(stay.occupancies)}
      </span>
    </p>
  );
}
