import { formatPropertyInstant } from '@yado/shared/format/instants';
import { Icon } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';

interface Props {
  freeUntil: string | null | undefined;
  /** The hotel's zone: deadlines are on its clocks. */
  timeZone: string;
}

/** Until when cancelling costs nothing, on the hotel's clock first. */
export function FreeCancel({ freeUntil, timeZone }: Props) {
  if (!freeUntil) {
    return (
      <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
        予約後すぐにキャンセル料がかかります
      </span>
    );
  }
  const { local, japan } = formatPropertyInstant(freeUntil, timeZone);
  return (
    <span
      className={css({ display: 'flex', gap: '1.5', color: 'success', fontSize: 'sm', lineHeight: 'snug' })}
    >
      <Icon name="success" size={16} className={css({ flexShrink: '0', mt: '0.5' })} />
      <span>
        <strong className={css({ fontWeight: 'bold' })}>{local}</strong>まで無料キャンセル
        {japan && (
          <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>{japan}</span>
        )}
      </span>
    </span>
  );
}
