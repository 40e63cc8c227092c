import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { css } from '#styled/css';
import { graphql, useFragment } from 'react-relay';
import { amenityTexts, filterAmenities } from '../../lib/amenities.ts';
import { distanceChoices, scoreChoices, starChoices, toggled } from '../../lib/filter-choices.ts';
import { withinText } from '../../lib/format-distance.ts';
import { type Meal, mealTexts } from '../../lib/meals.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterRadios } from './FilterRadios.tsx';
import { FilterTick } from './FilterTick.tsx';
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
  const { freeCancel = false, nonSmoking = false, meals = [], stars = [] } = filter;
  const { amenities = [], categories = [] } = filter;
  const change = (part: HotelFilter) => onChange({ ...filter, ...part });
  /** Kinds that the place has none of are left out; before the counts are known, all are shown. */
  const offered = (count: number | undefined, chosen: boolean) => chosen || count !== 0;
  const ofMeal = (meal: Meal) =>
    counts && (counts.mealTypes.find(({ mealType }) => mealType === meal)?.count ?? 0);
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <PriceFields filter={filter} onChange={change} facets={counts} />
      <FilterGroup title="予約の条件">
        <FilterTick
          checked={freeCancel}
          count={counts?.freeCancellation}
          onChange={(on) => change({ freeCancel: on })}
        >
          無料キャンセル
        </FilterTick>
        <FilterTick
          checked={nonSmoking}
          count={counts?.nonSmoking}
          onChange={(on) => change({ nonSmoking: on })}
        >
          禁煙の部屋
        </FilterTick>
      </FilterGroup>
      <FilterGroup title="食事">
        {mealChoices.map((meal) => {
          const { word, label } = mealTexts[meal];
          const count = ofMeal(meal) ?? undefined;
          return (
            offered(count, meals.includes(word)) && (
              <FilterTick
                key={word}
                checked={meals.includes(word)}
                count={count}
                onChange={(on) => change({ meals: toggled(meals, word, on) })}
              >
                {label}
              </FilterTick>
            )
          );
        })}
      </FilterGroup>
      <FilterRadios
        title="口コミの評価"
        value={filter.minScore}
        choices={scoreChoices.map(({ value, label }) => ({
          value,
          label,
          count: counts?.guestRatings.find(({ minGuestRating }) => minGuestRating === value)?.count,
        }))}
        onChange={(minScore) => change({ minScore })}
      />
      <FilterGroup title="ホテルのクラス">
        {starChoices.map((star) => (
          <FilterTick
            key={star}
            checked={stars.includes(star)}
            count={counts?.starRatings.find(({ starRating }) => starRating === star)?.count}
            onChange={(on) => change({ stars: toggled(stars, star, on) })}
          >
            {star}つ星
          </FilterTick>
        ))}
      </FilterGroup>
      <FilterRadios
        title="検索地点からの距離"
        value={filter.maxDistance}
        choices={distanceChoices.map((value) => ({
          value,
          label: withinText(value),
          count: counts?.distances.find(({ maxDistanceMeters }) => maxDistanceMeters === value)?.count,
        }))}
        onChange={(maxDistance) => change({ maxDistance })}
      />
      <FilterGroup title="設備・サービス">
        {filterAmenities.map((amenity) => {
          const { word, label } = amenityTexts[amenity];
          return (
            <FilterTick
              key={word}
              checked={amenities.includes(word)}
              count={
                counts ? (counts.amenities.find((each) => each.amenity === amenity)?.count ?? 0) : undefined
              }
              onChange={(on) => change({ amenities: toggled(amenities, word, on) })}
            >
              {label}
            </FilterTick>
          );
        })}
      </FilterGroup>
      {counts && counts.categories.length > 1 && (
        <FilterGroup title="宿泊施設の種類">
          {counts.categories.map(({ category: { id, name }, count }) => (
            <FilterTick
              key={id}
              checked={categories.includes(id)}
              count={count}
              onChange={(on) => change({ categories: toggled(categories, id, on) })}
            >
              {name}
            </FilterTick>
          ))}
        </FilterGroup>
      )}
    </div>
  );
}

const mealChoices: readonly Meal[] = ['BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE', 'NONE'];
