import type { AddressedSearch, HotelSort } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Chip } from '@yado/shared/ui/Chip';
import { Drawer } from '@yado/shared/ui/Drawer';
import { Icon } from '@yado/shared/ui/Icon';
import { Select } from '@yado/shared/ui/Select';
import { useState } from 'react';
import { css } from '#styled/css';
import { activeFilters } from './active-filters.ts';
import { FilterFields } from './FilterFields.tsx';
import { useChangeSearch } from './useChangeSearch.ts';

const sorts: Record<HotelSort, string> = {
  recommended: 'おすすめ順',
  price: '料金の安い順',
  'price-desc': '料金の高い順',
  score: '口コミ評価の高い順',
  stars: 'クラスの高い順',
  distance: '距離の近い順',
};

/** Order, filters (in a sheet on phones) and what is narrowed now. Stays while the list is on its way. */
export function ListControls({ search, stay }: { search: AddressedSearch; stay: Stay }) {
  const change = useChangeSearch(search, stay);
  const [open, setOpen] = useState(false);
  const active = activeFilters(search.filter);
  return (
    <>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <Button
          variant="outline"
          size="sm"
          startIcon={<Icon name="filter" size={18} />}
          onClick={() => setOpen(true)}
          className={css({ hideFrom: 'lg', flexShrink: '0' })}
        >
          絞り込み{active.length > 0 && `(${active.length})`}
        </Button>
        <Select
          size="sm"
          aria-label="並べ替え"
          value={search.sort}
          onChange={(event) => change({ sort: event.target.value as HotelSort, filter: search.filter })}
          options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {active.length > 0 && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', flexBasis: 'full' })}>
          {active.map(({ label, without }) => (
            <Chip key={label} onRemove={() => change({ filter: without })}>
              {label}
            </Chip>
          ))}
        </div>
      )}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="絞り込み"
        placement="bottom"
        footer={
          <Button fullWidth onClick={() => setOpen(false)}>
            結果を見る
          </Button>
        }
      >
        <FilterFields filter={search.filter} onChange={(filter) => change({ filter })} />
      </Drawer>
    </>
  );
}
