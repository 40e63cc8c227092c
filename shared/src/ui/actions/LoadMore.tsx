import { css } from '#styled/css';
import { Button } from './Button.tsx';

export interface LoadMoreProps {
  shown: number;
  /** Absent when the list doesn't know it. */
  total?: number;
  /** A total of so many is not exact: there may be more. */
  countedUpTo?: number;
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** What is counted, e.g. 件 (default) or 軒. */
  unit?: string;
}

/** The end of a list that continues. */
export function LoadMore({ countedUpTo, hasMore, loading, onLoadMore, ...counts }: LoadMoreProps) {
  return (
    <div
      className={css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', py: '6' })}
    >
      <output className={css({ color: 'text.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}>
        {describe(counts, countedUpTo)}
      </output>
      {hasMore && (
        <Button
          variant="outline"
          loading={loading}
          loadingText="続きを読み込んでいます"
          onClick={onLoadMore}
          className={css({ _print: { display: 'none' } })}
        >
          さらに表示する
        </Button>
      )}
    </div>
  );
}

function describe(
  { shown, total, unit = '件' }: Pick<LoadMoreProps, 'shown' | 'total' | 'unit'>,
  countedUpTo = Number.POSITIVE_INFINITY,
): string {
  const part = `${shown}${unit}を表示`;
  if (total === undefined || shown > total) return part;
  return total < countedUpTo ? `${total}${unit}中 ${part}` : `${total}${unit}以上のうち ${part}`;
}
