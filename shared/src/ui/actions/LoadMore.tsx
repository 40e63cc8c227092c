import { css } from '#styled/css';
import { Button } from './Button.tsx';

export interface LoadMoreProps {
  shown: number;
  /** Absent when the list doesn't know it. */
  total?: number;
  /** Whether there may be more than `total`. */
  isTotalAtLeast?: boolean;
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** What is counted, e.g. 件 (default) or 軒. */
  unit?: string;
}

/** The end of a list that continues. */
export function LoadMore({ hasMore, loading, onLoadMore, ...counts }: LoadMoreProps) {
  return (
    <div
      className={css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', py: '6' })}
    >
      <output className={css({ color: 'text.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}>
        {describe(counts)}
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

function describe({
  shown,
  total,
  isTotalAtLeast,
  unit = '件',
}: Pick<LoadMoreProps, 'shown' | 'total' | 'isTotalAtLeast' | 'unit'>): string {
  const part = `${shown}${unit}を表示`;
  if (total === undefined || shown > total) return part;
  return isTotalAtLeast ? `${total}${unit}以上のうち ${part}` : `${total}${unit}中 ${part}`;
}
