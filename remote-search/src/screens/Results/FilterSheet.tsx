import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { Button } from '@yado/shared/ui/Button';
import { Drawer } from '@yado/shared/ui/Drawer';
import { Icon } from '@yado/shared/ui/Icon';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { css } from '#styled/css';
import { isFiltered } from '../../lib/filter-choices.ts';
import { activeFilters } from '../../lib/active-filters.ts';

interface Props {
  filter: HotelFilter;
  onClear: () => void;
  /** How many hotels the list has, in words, as soon as it is known. */
  count: ReactNode;
  /** The filters themselves. */
  children: ReactNode;
  className?: ComponentProps<'button'>['className'];
}

/** The filters in a sheet, where there is no room beside the list. */
export function FilterSheet({ filter, onClear, count: found, children, className }: Props) {
  const [open, setOpen] = useState(false);
  const count = activeFilters(filter).length;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon name="filter" size={18} />}
        onClick={() => setOpen(true)}
        className={className}
      >
        絞り込み{count > 0 && `(${count})`}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="絞り込み"
        placement="bottom"
        footer={
          <div className={css({ display: 'flex', gap: '3', w: 'full' })}>
            <Button variant="outline" disabled={!isFiltered(filter)} onClick={onClear}>
              すべて解除
            </Button>
            <Button onClick={() => setOpen(false)} className={css({ flex: '1' })}>
              結果を見る{found}
            </Button>
          </div>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
