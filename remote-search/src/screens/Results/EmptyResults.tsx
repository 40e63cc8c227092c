import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { activeFilters } from './active-filters.ts';
import { useChangeSearch } from './useChangeSearch.ts';

/** Nothing found: which conditions can be dropped, or what else to try. */
export function EmptyResults({ search, stay }: { search: AddressedSearch; stay: Stay }) {
  const change = useChangeSearch(search, stay);
  const active = activeFilters(search.filter);
  if (active.length === 0) {
    return (
      <EmptyState title="条件に合うホテルが見つかりません">
        宿泊日や人数、目的地を変えて検索してください。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="filter"
      title="絞り込み条件に合うホテルが見つかりません"
      action={<Button onClick={() => change({ filter: {} })}>絞り込みをすべて解除</Button>}
    >
      「{active.map(({ label }) => label).join('」「')}」の条件を減らすと見つかる場合があります。
    </EmptyState>
  );
}
