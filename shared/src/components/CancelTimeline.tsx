import { formatPropertyInstant } from '@yado/shared/format/instants';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { CancelTimeline_timeline$key } from './__generated__/CancelTimeline_timeline.graphql';

interface Props {
  timeline: CancelTimeline_timeline$key;
  /** IANA zone of the property: deadlines are the hotel's, Japan's time comes second. */
  timeZone: string;
}

/** A cancel policy as people read it: free until when, then how many yen from when. */
export function CancelTimeline({ timeline, timeZone }: Props) {
  const { freeUntil, stages } = useFragment(
    graphql`
      fragment CancelTimeline_timeline on CancelTimeline {
        freeUntil
        stages {
          start
          end
          penaltyPrice
          label
        }
      }
    `,
    timeline,
  );
  const charged = stages.filter(({ penaltyPrice }) => penaltyPrice > 0);
  return (
    <ol className={css({ display: 'grid', gap: '2' })} aria-label="キャンセル料">
      {freeUntil && (
        <li className={css({ color: 'success', fontWeight: 'bold' })}>
          {formatPropertyInstant(freeUntil, timeZone).text} まで無料
        </li>
      )}
      {charged.map(({ start, label }, index) => (
        <li key={start ?? index}>
          {start ? `${formatPropertyInstant(start, timeZone).text} から` : '予約の直後から'}
          <br />
          <strong className={css({ fontVariantNumeric: 'tabular-nums' })}>{label}</strong>
        </li>
      ))}
    </ol>
  );
}
