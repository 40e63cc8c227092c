import { Rating } from '@yado/shared/ui/Rating';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { ScoreBars_rating$key } from './__generated__/ScoreBars_rating.graphql';

const BEST = 5;

/** What guests say by subject, out of five. */
export function ScoreBars({ rating }: { rating: ScoreBars_rating$key }) {
  const data = useFragment(
    graphql`
      fragment ScoreBars_rating on GuestRating {
        overall
        cleanliness
        service
        comfort
        condition
        neighborhood
        amenities
        count
      }
    `,
    rating,
  );
  const scores = [
    ['清潔さ', data.cleanliness],
    ['サービス', data.service],
    ['快適さ', data.comfort],
    ['建物・客室の状態', data.condition],
    ['周辺環境', data.neighborhood],
    ['設備', data.amenities],
  ] as const;
  return (
    <div>
      <p className={css({ mb: '3' })}>
        <Rating variant="score" value={data.overall} count={data.count} className={css({ fontSize: 'md' })} />
      </p>
      <dl className={css({ display: 'grid', gap: '3' })}>
        {scores.map(
          ([subject, score]) =>
            score != null && (
              <div key={subject} className={row}>
                <dt>{subject}</dt>
                <dd className={css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' })}>
                  {score.toFixed(1)}
                </dd>
                <div aria-hidden="true" className={track}>
                  <div
                    className={css({ h: 'full', rounded: 'full', bg: 'accent' })}
                    style={{ width: `${(score / BEST) * 100}%` }}
                  />
                </div>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '3',
  rowGap: '1',
  fontSize: 'sm',
});
const track = css({
  gridColumn: '1 / -1',
  h: '1.5',
  rounded: 'full',
  bg: 'surface.sunken',
  overflow: 'hidden',
});
