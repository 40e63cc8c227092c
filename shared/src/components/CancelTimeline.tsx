import { freeCancelText } from '@yado/shared/format/free-cancel';
import { currentStage, stagePeriod } from '@yado/shared/format/cancel-stage';
import { Badge } from '@yado/shared/ui/Badge';
import { graphql, useFragment } from 'react-relay';
import { css, cx } from '#styled/css';
import type { CancelTimeline_timeline$key } from './__generated__/CancelTimeline_timeline.graphql';

interface Props {
  timeline: CancelTimeline_timeline$key;
  /** IANA zone of the property: deadlines are the hotel's, Japan's time comes second. */
  timeZone: string;
  /** Marks the stage that a cancellation at this moment falls into. */
  now?: Date;
  /** The stay is over: no stage is the present one, and nothing is free any more. */
  isOver?: boolean;
}

/** A cancel policy as people read it: free until when, and after that how many yen until when. */
export function CancelTimeline({ timeline, timeZone, now, isOver = false }: Props) {
  const { stages, ...cancellation } = useFragment(
    graphql`
      fragment CancelTimeline_timeline on CancelTimeline {
        freeUntil
        alwaysFree
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
  const until = freeCancelText(cancellation, timeZone);
  const current = now && !isOver ? currentStage(stages, now) : undefined;
  const free = current?.penaltyPrice === 0;
  return (
    <ol aria-label="キャンセル料">
      {until && (
        <li
          data-free={isOver ? undefined : ''}
          aria-current={free ? 'step' : undefined}
          className={cx(stage, isOver ? undefined : css({ color: 'success', fontWeight: 'bold' }))}
        >
          {until.text}
          {free && <Now />}
        </li>
      )}
      {stages.map(
        (each, index) =>
          // What is free at first is above.
          (each.penaltyPrice > 0 || index > 0) && (
            <li
              key={each.start ?? index}
              aria-current={each === current ? 'step' : undefined}
              className={stage}
            >
              {stagePeriod(stages, index, timeZone)}
              {each === current && <Now />}
              <br />
              <strong className={css({ fontVariantNumeric: 'tabular-nums' })}>{each.label}</strong>
            </li>
          ),
      )}
    </ol>
  );
}

function Now() {
  return (
    <Badge tone="primary" size="sm" className={css({ marginLeft: '2' })}>
      現在
    </Badge>
  );
}

/** A dot per stage on one line through time: green while free, red once nothing changes any more. */
const stage = css({
  position: 'relative',
  pl: '5',
  pb: '3',
  lineHeight: 'snug',
  _last: { pb: '0' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '1',
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
    top: '4',
    bottom: '-0.5',
    w: 'px',
    bg: 'border.strong',
  },
});
