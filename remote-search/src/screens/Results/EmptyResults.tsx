import { formatCount, formatRooms } from '@yado/shared/format/counts';
import { Link } from '@yado/shared/router';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { isOverInJapan } from '@yado/shared/routing/bookable-days';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isFiltered } from '../../lib/filter-choices.ts';
import { readNames } from './read-names.ts';
import { OVER_IN_JAPAN } from '../../lib/no-vacancy.ts';
import { splitRooms } from '../../lib/split-rooms.ts';
import { tightestFilter } from '../../lib/tightest-filter.ts';
import type { SearchChange } from './use-change-search.ts';
import type { EmptyResults_facets$key } from './__generated__/EmptyResults_facets.graphql';

interface Props {
  search: AddressedSearch;
  change: (change: SearchChange) => void;
  facets: EmptyResults_facets$key | null;
}

/** Most rooms hold two. */
const USUAL_CAPACITY = 2;

/** Nothing found: which condition is to blame and what dropping it brings, or what else to try. */
export function EmptyResults({ search, change, facets }: Props) {
  const { filter, area, stay } = search;
  const counts = useFragment(
    graphql`
      fragment EmptyResults_facets on PropertyFacets {
        available
        relaxations {
          condition
          amenity
          count
        }
        categories {
          category {
            id
            name
          }
        }
        chains {
          chain {
            id
            name
          }
        }
      }
    `,
    facets,
  );
  const wholePlace = area && (
    <Button variant="outline" onClick={() => change({ area: undefined })}>
      地図のエリアの指定を解除
    </Button>
  );
  if (!isFiltered(filter)) {
    const occupancies = stay && splitRooms(stay.occupancies, USUAL_CAPACITY);
    const moreRooms = occupancies && (
      <LinkButton asChild>
        <Link to={paths.hotels({ ...search, stay: { ...stay, occupancies } })}>
          {formatRooms(occupancies.length)}に分けて検索
        </Link>
      </LinkButton>
    );
    return (
      <EmptyState
        title="この日程・人数で泊まれるホテルが見つかりません"
        action={
          (moreRooms || wholePlace) && (
            <span className={actions}>
              {moreRooms}
              {wholePlace}
            </span>
          )
        }
      >
        {stay && isOverInJapan(stay) && OVER_IN_JAPAN}
        {moreRooms && '1室の人数が客室の定員を超えている場合があります。部屋を分けるか、'}
        {area ? '地図を動かすか縮小して、' : '宿泊日や人数、目的地を変えて、'}もう一度検索してください。
      </EmptyState>
    );
  }
  const names = readNames(counts);
  const tightest = tightestFilter(counts?.relaxations ?? [], filter, names);
  const total = counts?.available ?? 0;
  return (
    <EmptyState
      icon="filter"
      title="絞り込み条件に合うホテルが見つかりません"
      action={
        <span className={actions}>
          {tightest && (
            <Button onClick={() => change({ filter: tightest.without })}>
              「{tightest.label}」を外して{formatCount(tightest.count, '軒')}を表示
            </Button>
          )}
          <Button variant={tightest ? 'outline' : 'solid'} onClick={() => change({ filter: {} })}>
            絞り込みをすべて解除{total > 0 && `(${formatCount(total, '軒')})`}
          </Button>
          {wholePlace}
        </span>
      }
    >
      {tightest
        ? `いちばん厳しい条件は「${tightest.label}」です。`
        : counts && 'ひとつの条件を外すだけでは見つかりません。いくつかの条件を外してください。'}
    </EmptyState>
  );
}

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' });
