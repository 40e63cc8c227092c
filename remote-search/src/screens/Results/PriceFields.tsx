import { formatYen } from '@yado/shared/format/yen';
import { useForm } from '@yado/shared/forms/use-form';
import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { Button } from '@yado/shared/ui/Button';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { readPriceRange } from '../../lib/price-range.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceBars } from './PriceBars.tsx';
import type { PriceFields_facets$key } from './__generated__/PriceFields_facets.graphql';

interface Props {
  filter: HotelFilter;
  onChange: (range: Pick<HotelFilter, 'minPrice' | 'maxPrice'>) => void;
  facets: PriceFields_facets$key | null | undefined;
}

const shown = (yen: number | undefined) => (yen === undefined ? '' : String(yen));

/** The price band per room and night, over how many hotels cost what. */
export function PriceFields({ filter, onChange, facets }: Props) {
  const counts = useFragment(
    graphql`
      fragment PriceFields_facets on PropertyFacets {
        prices {
          minPaymentPrice
          maxPaymentPrice
          count
        }
      }
    `,
    facets ?? null,
  );
  const id = useId();
  const { minPrice, maxPrice } = filter;
  const [source, setSource] = useState({ minPrice, maxPrice });
  const [draft, setDraft] = useState({ min: shown(minPrice), max: shown(maxPrice) });
  const range = readPriceRange(draft.min, draft.max);
  const form = useForm<'range'>({
    check: () => ({ range: 'problem' in range ? range.problem : undefined }),
    send: async () => {
      if (!('problem' in range)) onChange(range);
    },
  });
  const problem = form.problems.range;
  // The address changed: a chip was taken away, or the user went back.
  if (source.minPrice !== minPrice || source.maxPrice !== maxPrice) {
    setSource({ minPrice, maxPrice });
    setDraft({ min: shown(minPrice), max: shown(maxPrice) });
    form.reset();
  }
  const prices = counts?.prices ?? [];
  const dearest = prices.at(-1);
  const input = (end: 'min' | 'max', label: string) => (
    <TextInput
      size="sm"
      inputMode="numeric"
      autoComplete="off"
      aria-label={`料金の${label}`}
      aria-invalid={problem !== undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
      placeholder={label}
      value={draft[end]}
      onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
    />
  );
  return (
    <FilterGroup title="料金(1室1泊・税込)">
      <PriceBars prices={prices} range={filter} />
      <p aria-hidden="true" className={axis}>
        {prices[0] && dearest && (
          <>
            <span>{formatYen(prices[0].minPaymentPrice)}</span>
            <span>{formatYen(dearest.maxPaymentPrice + 1)}</span>
          </>
        )}
      </p>
      <form noValidate onSubmit={form.submit} className={row}>
        {input('min', '下限')}
        <span aria-hidden="true">〜</span>
        {input('max', '上限')}
        {/* Beside the boxes: in them, it would take the place of the last digits. */}
        <span className={css({ color: 'text.muted', fontSize: 'sm' })}>円</span>
        <Button type="submit" variant="outline" size="sm" className={css({ gridColumn: '1 / -1' })}>
          料金で絞り込む
        </Button>
      </form>
      <p
        id={`${id}-problem`}
        role="alert"
        className={css({ color: 'danger', fontSize: 'sm', mt: '1', _empty: { display: 'none' } })}
      >
        {problem}
      </p>
    </FilterGroup>
  );
}

const axis = css({
  display: 'flex',
  justifyContent: 'space-between',
  // Its numbers come late, and must not move what is about to be tapped.
  minH: '1lh',
  fontSize: 'xs',
  color: 'text.muted',
  mb: '2',
  fontVariantNumeric: 'tabular-nums',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '1',
  rowGap: '2',
});
