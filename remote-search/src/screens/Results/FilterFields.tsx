import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { amenityTexts, filterAmenities } from '../../lib/amenities.ts';

interface Props {
  filter: HotelFilter;
  onChange: (filter: HotelFilter) => void;
}

/** What the list can be narrowed to; each tick takes effect at once. */
export function FilterFields({ filter, onChange }: Props) {
  const { freeCancel = false, breakfast = false, stars = [], amenities = [] } = filter;
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <Group title="料金の条件">
        <Checkbox checked={freeCancel} onChange={(on) => onChange({ ...filter, freeCancel: on })}>
          無料キャンセル
        </Checkbox>
        <Checkbox checked={breakfast} onChange={(on) => onChange({ ...filter, breakfast: on })}>
          朝食付き
        </Checkbox>
      </Group>
      <Group title="ホテルのクラス">
        {[5, 4, 3, 2].map((star) => (
          <Checkbox
            key={star}
            checked={stars.includes(star)}
            onChange={(on) => onChange({ ...filter, stars: toggled(stars, star, on) })}
          >
            {star}つ星
          </Checkbox>
        ))}
      </Group>
      <Group title="設備・サービス">
        {filterAmenities.map((amenity) => {
          const { word, label } = amenityTexts[amenity];
          return (
            <Checkbox
              key={word}
              checked={amenities.includes(word)}
              onChange={(on) => onChange({ ...filter, amenities: toggled(amenities, word, on) })}
            >
              {label}
            </Checkbox>
          );
        })}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={css({ fontWeight: 'bold', fontSize: 'sm', mb: '2' })}>{title}</legend>
      <div className={css({ display: 'grid', gap: '1' })}>{children}</div>
    </fieldset>
  );
}

function toggled<V>(values: readonly V[], value: V, on: boolean): V[] {
  const others = values.filter((other) => other !== value);
  return on ? [...others, value] : others;
}
