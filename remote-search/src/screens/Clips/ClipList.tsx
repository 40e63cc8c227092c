import { Link, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { useEffect, useRef, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { comparable } from '../../lib/clip-choice.ts';
import { firstSavedStay } from '../../lib/saved-stay.ts';
import { ClipCard } from './ClipCard.tsx';
import { ClipComparison } from './ClipComparison.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { ClipListQuery } from './__generated__/ClipListQuery.graphql';

interface Props {
  query: PreloadedQuery<ClipListQuery>;
  stay: Stay | null;
  compared: readonly string[];
  /** The stay to begin with, when the list is there; null while no rate names one. */
  onSavedStay: (stay: Stay | null) => void;
}

/** The saved rates: chosen ones are compared or deleted. */
export function ClipList({ query, stay, compared, onSavedStay }: Props) {
  const { clippedHotelRates: clips } = usePreloadedQuery<ClipListQuery>(
    graphql`
      query ClipListQuery($stay: RoomsWithRateInput) @throwOnFieldError {
        clippedHotelRates(roomsWithRateInput: $stay) {
          id
          epsPropertyId
          epsRoomId
          epsRateId
          isPackageRate
          paymentPrice
          stay {
            checkin
            checkout
            occupancies {
              adults
              childAges
            }
          }
          propertyContent {
            name
          }
          ...ClipCard_clip
          ...ClipComparison_clips
        }
      }
    `,
    query,
  );
  useEffect(() => onSavedStay(firstSavedStay(clips)), [clips, onSavedStay]);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<readonly string[]>(compared);
  const chosen = clips.filter(({ id }) => wanted.includes(id));
  const side = clips.filter(({ id }) => compared.includes(id));
  const [had] = useState(clips.length > 0);
  if (clips.length === 0) return <NoClips takesFocus={had} />;
  if (stay && comparable(side.length)) {
    return (
      <ClipComparison
        clips={side}
        stay={stay}
        onBack={() => void navigate(paths.clips(stay), { preventScrollReset: true })}
      />
    );
  }
  return (
    <>
      <div
        className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '3' })}
      >
        <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h3', outline: 'none' })}>
          {clips.length}件
        </h2>
        <Checkbox
          checked={chosen.length === clips.length ? true : chosen.length > 0 ? 'indeterminate' : false}
          onChange={(on) => setWanted(on ? clips.map(({ id }) => id) : [])}
        >
          すべて選ぶ
        </Checkbox>
      </div>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {clips.map((clip) => (
          <li key={clip.id}>
            <ClipCard
              clip={clip}
              stay={stay}
              chosen={wanted.includes(clip.id)}
              onChoose={(on) => setWanted(on ? [...wanted, clip.id] : wanted.filter((id) => id !== clip.id))}
            />
          </li>
        ))}
      </ul>
      <SelectionBar
        chosen={chosen}
        stay={stay}
        onClear={() => setWanted([])}
        onDeleted={() => heading.current?.focus()}
      />
    </>
  );
}

/** After the last one was deleted, the focus has lost its place and comes here. */
function NoClips({ takesFocus }: { takesFocus: boolean }) {
  return (
    <div
      tabIndex={-1}
      ref={(node) => (takesFocus ? node?.focus() : undefined)}
      className={css({ outline: 'none' })}
    >
      <EmptyState
        icon="bookmark"
        title="保存した料金はまだありません"
        action={
          <LinkButton asChild>
            <Link to={paths.search()}>ホテルを探す</Link>
          </LinkButton>
        }
      >
        ホテルの画面で料金の「保存」を押すと、ここに並べて比べられます。
      </EmptyState>
    </div>
  );
}
