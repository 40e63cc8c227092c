import type { HotelSort } from '@yado/shared/routing/hotel-search';
import { Select } from '@yado/shared/ui/Select';

const sorts: Record<HotelSort, string> = {
  recommended: 'おすすめ順',
  price: '料金の安い順',
  'price-desc': '料金の高い順',
  score: '口コミ評価の高い順',
  stars: 'クラスの高い順',
  distance: '距離の近い順',
  'cancel-deadline': '無料キャンセル期限の遅い順',
};

/** The order of the list. */
export function SortSelect({ sort, onChange }: { sort: HotelSort; onChange: (sort: HotelSort) => void }) {
  return (
    <Select
      size="sm"
      aria-label="並べ替え"
      value={sort}
      onChange={(event) => onChange(event.target.value as HotelSort)}
      options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
    />
  );
}
