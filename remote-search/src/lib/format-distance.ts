import { formatDistance } from '@yado/shared/format/distance';

export interface Origin {
  readonly name: string | null | undefined;
  /** False for the middle of an area. */
  readonly isPoint: boolean;
}

/** `東京駅から1.2km`; of an area, whose point is its middle, `京都の中心から1.2km`. In a straight line. */
export function distanceText(meters: number, { name, isPoint }: Origin): string {
  if (!name) return `検索地点から${formatDistance(meters)}`;
  return `${name}${isPoint ? '' : 'の中心'}から${formatDistance(meters)}`;
}

/** `500m以内`, `2km以内`: of the round distances that one can choose. */
export function withinText(meters: number): string {
  return `${meters < 1_000 ? `${meters}m` : `${meters / 1_000}km`}以内`;
}
