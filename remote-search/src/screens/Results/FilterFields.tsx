import { walkNote } from '@yado/shared/format/walk';
import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { css } from '#styled/css';
import { graphql, useFragment } from 'react-relay';
import {
  amenityChoices,
  bedChoices,
  breakfastTimeChoices,
  categoryChoices,
  chainChoices,
  classChoices,
  mealChoices,
  ratingChoices,
  roomSizeChoices,
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
        chains {
          chain {
            id
            name
          }
          count
        }
        bedTypes {
          bedType
          count
        }
        roomSizes {
          minRoomSquareMeters
          count
        }
        breakfastTimes {
          breakfastBy
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
  const chains = chainChoices(counts);
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
      <FilterTicks
        title="ベッド"
        chosen={filter.beds}
        choices={bedChoices(counts)}
        onChange={(beds) => change({ beds })}
      />
      <FilterRadios
        title="部屋の広さ"
        value={filter.minSize}
        choices={roomSizeChoices(counts)}
        onChange={(minSize) => change({ minSize })}
      />
      <FilterRadios
        title="朝食の時間"
        value={filter.breakfastBy}
        note="時間を案内しているホテルだけを表示します。曜日によって異なることがあります。"
        choices={breakfastTimeChoices(counts)}
        onChange={(breakfastBy) => change({ breakfastBy })}
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
      {chains.length > 0 && (
        <FilterTicks
          title="ホテルチェーン"
          chosen={filter.chains}
          choices={chains}
          shown={6}
          onChange={(chosen) => change({ chains: chosen })}
        />
      )}
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
