import type { HotelView, MealChoice, RoomSort } from '@yado/shared/routing/hotel-view';
import { Chip } from '@yado/shared/ui/Chip';
import { Select } from '@yado/shared/ui/Select';
import { css } from '#styled/css';

interface Props {
  view: HotelView;
  /** How many rates each would leave. */
  counts: Record<MealChoice | 'freeCancel' | 'nonSmoking', number>;
  onChange: (view: HotelView) => void;
}

const meals: Record<MealChoice, string> = { none: '食事なし', breakfast: '朝食あり', dinner: '夕食あり' };
const sorts: Record<RoomSort, string> = {
  price: '料金の安い順',
  'price-desc': '料金の高い順',
  size: '客室の広い順',
};

/** Narrows and orders the hotel's rates; what would leave nothing can't be chosen. */
export function RateFilters({ view, counts, onChange }: Props) {
  return (
    <div className={bar} data-print="hide">
      <div
        role="group"
        aria-label="料金の絞り込み"
        className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}
      >
        {(Object.keys(meals) as MealChoice[]).map((meal) => (
          <Chip
            key={meal}
            selected={view.meal === meal}
            disabled={counts[meal] === 0 && view.meal !== meal}
            onToggle={(on) => onChange({ ...view, meal: on ? meal : undefined })}
          >
            {meals[meal]}({counts[meal]})
          </Chip>
        ))}
        <Chip
          selected={view.freeCancel === true}
          disabled={counts.freeCancel === 0 && !view.freeCancel}
          onToggle={(on) => onChange({ ...view, freeCancel: on })}
        >
          無料キャンセル({counts.freeCancel})
        </Chip>
        <Chip
          selected={view.nonSmoking === true}
          disabled={counts.nonSmoking === 0 && !view.nonSmoking}
          onToggle={(on) => onChange({ ...view, nonSmoking: on })}
        >
          禁煙({counts.nonSmoking})
        </Chip>
      </div>
      <Select
        size="sm"
        aria-label="客室の並べ替え"
        value={view.sort ?? 'price'}
        onChange={(event) => onChange({ ...view, sort: event.target.value as RoomSort })}
        options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        className={css({ w: { base: 'full', md: '48' }, flexShrink: '0' })}
      />
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  justifyContent: 'space-between',
  alignItems: { base: 'stretch', md: 'center' },
  gap: '2',
  mb: '3',
});
