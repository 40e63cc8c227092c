import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { CancelPolicy_timeline$key } from './__generated__/CancelPolicy_timeline.graphql';

interface Props {
  timeline: CancelPolicy_timeline$key;
  /** The hotel's zone. */
  timeZone: string;
}

/** Every stage of a cancellation with its price; open on paper. */
export function CancelPolicy({ timeline, timeZone }: Props) {
  const data = useFragment(
    graphql`
      fragment CancelPolicy_timeline on CancelTimeline {
        ...CancelTimeline_timeline
      }
    `,
    timeline,
  );
  return (
    <>
      <Disclosure variant="inline" summary="キャンセル規定" className={css({ _print: { display: 'none' } })}>
        <CancelTimeline timeline={data} timeZone={timeZone} />
      </Disclosure>
      {/* Paper can't be opened. */}
      <div className={css({ display: 'none', _print: { display: 'block', fontSize: 'sm' } })}>
        <CancelTimeline timeline={data} timeZone={timeZone} />
      </div>
    </>
  );
}
