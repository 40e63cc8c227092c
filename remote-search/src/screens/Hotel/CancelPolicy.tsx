import { formatPropertyInstant } from '@yado/shared/format/instants';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { FreeCancel } from '../../components/FreeCancel.tsx';
import type { CancelPolicy_timeline$key } from './__generated__/CancelPolicy_timeline.graphql';

interface Props {
  timeline: CancelPolicy_timeline$key;
  /** The hotel's zone. */
  timeZone: string;
}

/** Until when it is free, and behind it every stage with its price. */
export function CancelPolicy({ timeline, timeZone }: Props) {
  const { freeUntil, stages } = useFragment(
    graphql`
      fragment CancelPolicy_timeline on CancelTimeline {
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
  return (
    <div className={css({ display: 'grid', gap: '1' })}>
      <FreeCancel freeUntil={freeUntil} timeZone={timeZone} />
      <Disclosure summary="キャンセル規定" className={css({ fontSize: 'sm' })}>
        <ol>
          {stages.map(({ start, end, penaltyPrice, label }) => (
            <li key={start ?? 'booking'} className={stage} data-free={penaltyPrice === 0 ? '' : undefined}>
              <strong className={css({ display: 'block', fontWeight: 'medium' })}>{label}</strong>
              <Period start={start} end={end} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

interface PeriodProps {
  start: string | null | undefined;
  end: string | null | undefined;
  timeZone: string;
}

function Period({ start, end, timeZone }: PeriodProps) {
  const from = start ? formatPropertyInstant(start, timeZone) : null;
  const until = end ? formatPropertyInstant(end, timeZone) : null;
  const japan = [from?.japan, until?.japan].filter(Boolean).join(' 〜 ');
  return (
    <span className={css({ color: 'text.muted', fontSize: 'xs', lineHeight: 'snug' })}>
      {from ? from.local : 'ご予約から'} 〜 {until?.local ?? ''}
      {japan && <span className={css({ display: 'block' })}>{japan}</span>}
    </span>
  );
}

const stage = css({
  position: 'relative',
  pl: '5',
  pb: '3',
  _last: { pb: '0' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '1.5',
    w: '2.5',
    h: '2.5',
    rounded: 'full',
    bg: 'warning.solid',
  },
  '&[data-free]::before': { bg: 'success.solid' },
  '&:last-child:not([data-free])::before': { bg: 'danger.solid' },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 'calc({spacing.1} + 0.5px)',
    top: '5',
    bottom: '-1',
    w: 'px',
    bg: 'border.strong',
  },
});
