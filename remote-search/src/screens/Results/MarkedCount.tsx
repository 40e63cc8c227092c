import { formatWhole } from '@yado/shared/format/whole-number';
import { Button } from '@yado/shared/ui/Button';
import { css } from '#styled/css';

export interface MarkedCountProps {
  marked: number;
  /** Number of hotels in the whole search. */
  total: number;
  loading: boolean;
  /** Absent when no more can be had. */
  onLoadMore: (() => void) | undefined;
}

/** How many of the hotels found have their pin on the map, while some have not, with a way to get more. */
export function MarkedCount({ marked, total, loading, onLoadMore }: MarkedCountProps) {
  const all = marked >= total || !onLoadMore;
  return (
    <div className={all ? undefined : box}>
      <output className={all ? css({ srOnly: true }) : undefined}>
        {all ? `${marked}軒を地図に表示しています` : `${formatWhole(total)}軒中 ${marked}軒を地図に表示`}
      </output>
      {!all && (
        <Button
          variant="ghost"
          size="sm"
          loading={loading}
          loadingText="読み込み中"
          onClick={onLoadMore}
          className={css({ rounded: 'full', color: 'link' })}
        >
          さらに表示
        </Button>
      )}
    </div>
  );
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '1',
  pl: '4',
  pr: '1',
  rounded: 'full',
  bg: 'surface',
  border: '1px solid {colors.border}',
  boxShadow: 'md',
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
});
