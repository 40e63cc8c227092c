import { formatNights, formatRooms } from '@yado/shared/format/counts';
import { Link, useNavigate } from '@yado/shared/router';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import { countNights, type Stay } from '@yado/shared/routing/stay';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { useRef } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { ComparisonTable } from '../../components/ComparisonTable.tsx';
import { COMPARED_AT_LEAST } from '../../lib/clip-choice.ts';
import { comparedRatesText } from '../../lib/compared-rates.ts';
import { type ComparedHotel, chooseHotel } from '../../lib/compared-hotels.ts';
import { toFilteredView } from '../../lib/filtered-view.ts';
import { compareHotels } from '../../lib/hotel-rows.ts';
import { ComparedHotelHead } from './ComparedHotelHead.tsx';
import { useHotelFacts } from './use-hotel-facts.ts';
import type { HotelComparisonQuery } from './__generated__/HotelComparisonQuery.graphql';

interface Props {
  query: PreloadedQuery<HotelComparisonQuery>;
  search: AddressedSearch;
  stay: Stay;
  /** Whose choice it is. */
  owner: string;
}

/** Two to four hotels with the rates that their list shows; one that is no longer there is left out. */
export function HotelComparison({ query, search, stay, owner }: Props) {
  const found = usePreloadedQuery<HotelComparisonQuery>(
    graphql`
      query HotelComparisonQuery(
        $first: ID!
        $second: ID!
        $third: ID!
        $fourth: ID!
        $hasThird: Boolean!
        $hasFourth: Boolean!
        $stay: RoomsWithRateInput!
        $from: RegionInput!
        $choice: RateChoiceInput
      ) @throwOnFieldError {
        a: expediaHotelDetail(id: $first) {
          propertyContent {
            id
            epsPropertyId
            ...ComparedHotelHead_hotel
            ...useHotelFacts_hotels
          }
        }
        b: expediaHotelDetail(id: $second) {
          propertyContent {
            id
            epsPropertyId
            ...ComparedHotelHead_hotel
            ...useHotelFacts_hotels
          }
        }
        c: expediaHotelDetail(id: $third) @include(if: $hasThird) {
          propertyContent {
            id
            epsPropertyId
            ...ComparedHotelHead_hotel
            ...useHotelFacts_hotels
          }
        }
        d: expediaHotelDetail(id: $fourth) @include(if: $hasFourth) {
          propertyContent {
            id
            epsPropertyId
            ...ComparedHotelHead_hotel
            ...useHotelFacts_hotels
          }
        }
      }
    `,
    query,
  );
  // Those that were not asked for are undefined, those that are no longer there null.
  const answers = [found.a, found.b, found.c, found.d];
  const hotels = answers.flatMap((answer) => (answer ? [answer.propertyContent] : []));
  const missing = answers.filter((answer) => answer === null).length;
  const facts = useHotelFacts(hotels);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (removed: ComparedHotel) => {
    chooseHotel(owner, removed, false);
    const others = hotels.map(({ epsPropertyId }) => epsPropertyId).filter((id) => id !== removed.id);
    // The button is gone with its column.
    heading.current?.focus();
    void navigate(paths.comparison({ ...search, stay }, others), { preventScrollReset: true });
  };
  const listedBy = { view: toFilteredView(search.filter), sort: search.sort };
  const nights = formatNights(countNights(stay));
  const notes = [
    missing > 0 ? `ほかの${missing}軒は掲載が終了したため、表示できません。` : '',
    comparedRatesText(search),
  ].join('');
  return (
    <ComparisonTable
      label="ホテルの比較"
      title={`${hotels.length}軒を比較`}
      note={notes || undefined}
      heading={heading}
      heads={hotels.map((hotel) => ({
        id: hotel.id,
        cell: (
          <ComparedHotelHead
            hotel={hotel}
            stay={stay}
            listedBy={listedBy}
            onRemove={hotels.length > COMPARED_AT_LEAST ? remove : undefined}
          />
        ),
      }))}
      rows={compareHotels(facts, `${nights}・${formatRooms(stay.occupancies.length)}`)}
      back={
        <LinkButton asChild variant="outline" size="sm">
          <Link to={paths.hotels({ ...search, stay })}>
            <Icon name="arrowLeft" size={18} />
            検索結果に戻る
          </Link>
        </LinkButton>
      }
    />
  );
}
