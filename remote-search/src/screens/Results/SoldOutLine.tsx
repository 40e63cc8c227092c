import { formatCount } from '@yado/shared/format/counts';
import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { Button } from '@yado/shared/ui/Button';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { SearchChange } from './use-change-search.ts';
import type { SoldOutLine_facets$key } from './__generated__/SoldOutLine_facets.graphql';

interface Props {
  filter: HotelFilter;
  change: (change: SearchChange) => void;
  facets: SoldOutLine_facets$key;
}

/** How many hotels have no room for the stay, with a way to see them too or to leave them out. */
export function SoldOutLine({ filter, change, facets }: Props) {
  const { soldOut } = useFragment(
    graphql`
      fragment SoldOutLine_facets on PropertyFacets {
        soldOut
      }
    `,
    facets,
  );
  if (soldOut === 0) return null;
  return (
    <p className={line}>
      {filter.soldOut
        ? `この日程・人数で泊まれる空室がないホテル(${formatCount(soldOut, '軒')})も表示しています。`
        : `ほかに、この日程・人数で泊まれる空室がないホテルが${formatCount(soldOut, '軒')}あります。`}
      <Button
        variant="link"
        size="sm"
        className={css({ _print: { display: 'none' } })}
        onClick={() => change({ filter: { ...filter, soldOut: !filter.soldOut } })}
      >
        {filter.soldOut ? '空室のあるホテルだけを表示' : '空室がないホテルも表示'}
      </Button>
    </p>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '2',
  mb: '6',
  color: 'text.muted',
  fontSize: 'sm',
});
