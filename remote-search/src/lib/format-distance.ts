import { formatDistance } from '@yado/shared/format/distance';
import { walkText } from '@yado/shared/format/walk';

export interface Origin {
  readonly name: string | null | undefined;
  /** False for the middle of an area. */
  readonly isPoint: boolean;
}

/**
 * `東京駅から400m(徒歩約7分)`; of an area, whose point is its middle, `京都の中心から400m`: nobody walks from there. In a
 * straight line.
 */
export function distanceText(meters: number, { name, isPoint }: Origin): string {
  if (!isPoint) return `${name ?? '検索地点'}の中心から${formatDistance(meters)}`;
  const walk = walkText(meters);
  return `${name ?? '検索地点'}から${formatDistance(meters)}${walk ? `(${walk})` : ''}`;
}

/** `500m以内`, `2km以内`: of the round distances that one can choose. */
export function withinText(meters: number): string {
  return `${meters < 1_000 ? `${meters}m` : `${meters / 1_000}km`}以内`;
}
