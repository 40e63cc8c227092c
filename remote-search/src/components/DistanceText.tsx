import { css } from '#styled/css';
import { distanceParts, type Origin } from '../lib/format-distance.ts';

/** How far a hotel is from what was searched. Where it is narrow, the name gives way and never the number. */
export function DistanceText({ meters, origin }: { meters: number; origin: Origin }) {
  const { from, distance } = distanceParts(meters, origin);
  return (
    <>
      <span className={css({ truncate: true })}>{from}</span>
      <span className={css({ flexShrink: '0', whiteSpace: 'nowrap' })}>{distance}</span>
    </>
  );
}
