import { walkNote } from '@yado/shared/format/walk';
import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { css } from '#styled/css';
import { graphql, useFragment } from 'react-relay';
import {
  amenityChoices,
  categoryChoices,
  classChoices,
  mealChoices,
  ratingChoices,
  withinChoices,
} from './facet-choices.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterRadios } from './FilterRadios.tsx';
import { FilterTick } from './FilterTick.tsx';
import { FilterTicks } from './FilterTicks.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { FilterFields_facets$key } from './__generated__/FilterFields_facets.graphql';

interface Props {
  filter: HotelFilter;
  onChange: (filter: HotelFilter) => void;
  /** How many hotels each choice would leave; null while nobody knows. */
  facets: FilterFields_facets$key | null;
}

/** What the list can be narrowed to; each choice takes effect at once. */
export function FilterFields({ filter, onChange, facets }: Props) {
  const counts = useFragment(
    graphql`
      fragment FilterFields_facets on PropertyFacets {
        freeCancellation
        nonSmoking
        starRatings {
          starRating
          count
        }
        guestRatings {
          minGuestRating
          count
        }
        mealTypes {
          mealType
          count
        }
        amenities {
          amenity
          count
        }
        categories {
          category {
            id
            name
          }
          count
        }
        distances {
          maxDistanceMeters
          count
        }
        ...PriceFields_facets
      }
    `,
    facets,
  );
  const change = (part: HotelFilter) => onChange({ ...filter, ...part });
  const categories = categoryChoices(counts);
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <PriceFields filter={filter} onChange={change} facets={counts} />
      <FilterGroup title="予約の条件">
        <FilterTick
          checked={filter.freeCancel ?? false}
          count={counts?.freeCancellation}
          onChange={(freeCancel) => change({ freeCancel })}
        >
          無料キャンセル
        </FilterTick>
        <FilterTick
          checked={filter.nonSmoking ?? false}
          count={counts?.nonSmoking}
          onChange={(nonSmoking) => change({ nonSmoking })}
        >
          禁煙の部屋
        </FilterTick>
      </FilterGroup>
      <FilterTicks
        title="食事"
        chosen={filter.meals}
        choices={mealChoices(counts, filter.meals)}
        onChange={(meals) => change({ meals })}
      />
      <FilterRadios
        title="口コミの評価"
        value={filter.minScore}
        choices={ratingChoices(counts)}
        onChange={(minScore) => change({ minScore })}
      />
      <FilterTicks
        title="ホテルのクラス"
        chosen={filter.stars}
        choices={classChoices(counts)}
        onChange={(stars) => change({ stars })}
      />
      <FilterRadios
        title="検索地点からの距離"
        value={filter.maxDistance}
        note={walkNote}
        choices={withinChoices(counts)}
        onChange={(maxDistance) => change({ maxDistance })}
      />
      <FilterTicks
        title="設備・サービス"
        chosen={filter.amenities}
        choices={amenityChoices(counts)}
        onChange={(amenities) => change({ amenities })}
      />
      {categories.length > 0 && (
        <FilterTicks
          title="宿泊施設の種類"
          chosen={filter.categories}
          choices={categories}
          onChange={(chosen) => change({ categories: chosen })}
        />
      )}
    </div>
  );
}
