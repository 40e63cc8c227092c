import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
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
  const data = useFragment(
    graphql`
      fragment CancelPolicy_timeline on CancelTimeline {
        freeUntil
        alwaysFree
        ...CancelTimeline_timeline
      }
    `,
    timeline,
  );
  return (
    <div className={css({ display: 'grid', gap: '1', w: 'full' })}>
      <FreeCancel cancellation={data} timeZone={timeZone} />
      <div data-print="hide">
        <Disclosure summary="キャンセル規定" className={css({ fontSize: 'sm', maxW: '96' })}>
          <CancelTimeline timeline={data} timeZone={timeZone} />
        </Disclosure>
      </div>
      {/* Paper can't be opened. */}
      <div className={css({ display: 'none', _print: { display: 'block', fontSize: 'sm' } })}>
        <CancelTimeline timeline={data} timeZone={timeZone} />
      </div>
    </div>
  );
}
