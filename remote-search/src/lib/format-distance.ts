import { formatDistance } from '@yado/shared/format/distance';

/** `東京駅から1.2km`; of an area, whose point is its middle, `京都の中心から1.2km`. In a straight line. */
export function distanceText(meters: number, place: string | null | undefined): string {
  if (!place) return `検索地点から${formatDistance(meters)}`;
  return `${place}${isPoint(place) ? '' : 'の中心'}から${formatDistance(meters)}`;
}

const isPoint = (place: string) => /(駅|空港|港|タワー|ドーム|寺|神社|城|ホール|会館|メッセ)$/.test(place);
