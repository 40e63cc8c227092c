import { css } from '#styled/css';
import { Button } from './Button.tsx';

export interface LoadMoreProps {
  shown: number;
  /** Absent when the list doesn't know it. */
  total?: number;
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** What is counted, e.g. 件 (default) or 軒. */
  unit?: string;
}

/** The end of a list that continues. */
export function LoadMore({ shown, total, hasMore, loading, onLoadMore, unit = '件' }: LoadMoreProps) {
  return (
    <div
      className={css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', py: '6' })}
    >
      <output className={css({ color: 'text.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}>
        {total === undefined ? `${shown}${unit}を表示` : `${total}${unit}中 ${shown}${unit}を表示`}
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
