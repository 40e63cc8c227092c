import { type FreeCancellation, freeCancelText } from '@yado/shared/format/free-cancel';
import { Icon } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';

interface Props {
  cancellation: FreeCancellation;
  /** The hotel's zone: deadlines are on its clocks. */
  timeZone: string;
}

/** Until when canceling costs nothing, on the hotel's clock first. */
export function FreeCancel({ cancellation, timeZone }: Props) {
  const until = freeCancelText(cancellation, timeZone);
  if (!until) {
    return (
      <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
        予約直後からキャンセル料が発生します
      </span>
    );
  }
  const { local, japan } = until;
  return (
    <span
      className={css({ display: 'flex', gap: '1.5', color: 'success', fontSize: 'sm', lineHeight: 'snug' })}
    >
      <Icon name="success" size={16} className={css({ flexShrink: '0', mt: '0.5' })} />
      <span>
        <strong className={css({ fontWeight: 'bold' })}>{local}</strong>キャンセル
        {japan && (
          <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>{japan}</span>
        )}
      </span>
    </span>
  );
}
