import { formatDistance } from '@yado/shared/format/distance';
import { walkText } from '@yado/shared/format/walk';

export interface Origin {
  readonly name: string | null | undefined;
  /** False for the middle of an area. */
  readonly isPoint: boolean;
}

/**
 * `東京駅から` and `400m(徒歩約7分)`; of an area, whose point is its middle, `京都の中心から` and `400m`: nobody walks from
 * there. In a straight line.
 */
export function distanceParts(meters: number, { name, isPoint }: Origin): { from: string; distance: string } {
  const place = name ?? '検索地点';
  const distance = formatDistance(meters);
  if (!isPoint) return { from: `${place}の中心から`, distance };
  const walk = walkText(meters);
  return { from: `${place}から`, distance: walk ? `${distance}(${walk})` : distance };
}

/** Both in one text. */
export function distanceText(meters: number, origin: Origin): string {
  const { from, distance } = distanceParts(meters, origin);
  return from + distance;
}

/** `500m以内`, `2km以内`: of the round distances that one can choose. */
export function withinText(meters: number): string {
  return `${meters < 1_000 ? `${meters}m` : `${meters / 1_000}km`}以内`;
}
