import { type FreeCancellation, freeCancelText } from '@yado/shared/format/free-cancel';
import { Icon } from '@yado/shared/ui/Icon';
import { css, cx } from '#styled/css';

interface Props {
  cancellation: FreeCancellation;
  /** The hotel's zone: deadlines are on its clocks. */
  timeZone: string;
  /** One small line, for a list of many hotels. */
  compact?: boolean;
  /** Said where canceling is never free. */
  never: string;
}

/** Until when canceling costs nothing, on the hotel's clock first. */
export function FreeCancel({ cancellation, timeZone, compact = false, never }: Props) {
  const size = compact ? css({ fontSize: 'xs', whiteSpace: 'nowrap' }) : css({ fontSize: 'sm' });
  const until = freeCancelText(cancellation, timeZone);
  if (!until) {
    return <span className={cx(css({ color: 'text.muted' }), size)}>{never}</span>;
  }
  const { local, japan } = until;
  return (
    <span className={cx(css({ display: 'flex', gap: '1.5', color: 'success', lineHeight: 'snug' }), size)}>
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
