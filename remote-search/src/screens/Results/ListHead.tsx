import type { Stay } from '@yado/shared/routing/stay';
import { formatCount } from '@yado/shared/format/counts';
import { Banner } from '@yado/shared/ui/Banner';
import { css } from '#styled/css';
import { prefersFreeCancel } from '../../lib/preferred-rates.ts';
import { DensitySwitch } from './DensitySwitch.tsx';
import { FilterChips } from './FilterChips.tsx';
import { type CountsRequest, FilterCounts } from './FilterCounts.tsx';
import { ResultCount } from './ResultCount.tsx';
import type { SearchChange } from './use-change-search.ts';
import { useShownSearch } from './shown-search.ts';

interface Props {
  total: number;
  /** Besides the hotel that the user named. */
  around: boolean;
  /** Hotels of the list that the server could not read. */
  unreadable: number;
  /** The place has more hotels than these. */
  searchedAtMost: number | null;
  stay: Stay;
  counts: CountsRequest;
  change: (change: SearchChange) => void;
}

/** How many hotels there are, and what narrows the list. */
export function ListHead({ total, around, unreadable, searchedAtMost, stay, counts, change }: Props) {
  const { shown, pending } = useShownSearch();
  const chips = (facets: Parameters<typeof FilterChips>[0]['facets']) => (
    <FilterChips search={shown} change={change} facets={facets} />
  );
  return (
    <>
      <div className={line}>
        <ResultCount total={total} around={around} stay={stay} pending={pending} />
        <DensitySwitch />
      </div>
      <FilterCounts counts={counts} fallback={chips(null)}>
        {chips}
      </FilterCounts>
      {prefersFreeCancel(shown.sort) && !shown.filter.freeCancel && (
        <p className={css({ mb: '2', color: 'text.muted', fontSize: 'sm' })}>
          無料キャンセルできるプランのうち、最安の料金を表示しています。該当するプランのないホテルは後に並びます。
        </p>
      )}
      {searchedAtMost !== null && (
        <p className={css({ mb: '2', color: 'text.muted', fontSize: 'sm' })}>
          {`この範囲にはさらに多くのホテルがあります。${shown.sort === 'distance' ? '目的地に近い' : '予約提供会社での順位が上位の'}${formatCount(searchedAtMost, '軒')}から検索しています。`}
        </p>
      )}
      {unreadable > 0 && (
        <Banner tone="warning">
          {unreadable}軒のホテルを読み込めませんでした。時間をおいて、もう一度検索してください。
        </Banner>
      )}
    </>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3', mb: '2', minH: '6' });
