import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { readNodes } from '@yado/shared/relay/read-nodes';
import { useSearchParams } from '@yado/shared/router';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import type { IconName } from '@yado/shared/ui/Icon';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { type ReactNode, useState } from 'react';
import { css } from '#styled/css';

interface Pages {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

interface Props<N extends { readonly id: string }> {
  connection: {
    readonly totalCount: number;
    readonly edges: readonly ({ readonly node: N | null | undefined } | null | undefined)[];
  };
  pages: Pages;
  /** Whether the address narrows the list. */
  narrowed: boolean;
  /** What is counted, e.g. 名. */
  unit?: string;
  /** In place of a list that has nothing at all. */
  empty: { icon: IconName; title: string; advice: string };
  children: (nodes: readonly N[], busy: boolean) => ReactNode;
}

const PAGE_SIZE = 20;

/** A list that continues: what of it could be read, how to see more, and what to do when there is nothing. */
export function PagedList<N extends { readonly id: string }>({
  connection,
  pages: { hasNext, isLoadingNext, loadNext },
  narrowed,
  unit = '件',
  empty,
  children,
}: Props<N>) {
  const [failure, setFailure] = useState<string | null>(null);
  const { nodes, unreadable } = readNodes(connection.edges);
  if (nodes.length === 0 && unreadable === 0) {
    return narrowed ? (
      <NothingMatches />
    ) : (
      <EmptyState icon={empty.icon} title={empty.title} headingLevel={2}>
        {empty.advice}
      </EmptyState>
    );
  }
  const showMore = () => {
    setFailure(null);
    loadNext(PAGE_SIZE, {
      onComplete: (error) => error && setFailure(actionFailureMessage('続きの表示', error)),
    });
  };
  return (
    <div className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      {unreadable > 0 && (
        <Banner tone="warning">
          {`${unreadable}${unit}を読み込めませんでした。時間をおいて開き直してください。`}
        </Banner>
      )}
      {children(nodes, isLoadingNext)}
      {failure && <Banner tone="error">{failure}</Banner>}
      <LoadMore
        shown={nodes.length}
        total={connection.totalCount}
        hasMore={hasNext}
        loading={isLoadingNext}
        onLoadMore={showMore}
        unit={unit}
      />
    </div>
  );
}

function NothingMatches() {
  const [, setParams] = useSearchParams();
  return (
    <EmptyState
      title="条件に合うものがありません"
      action={
        <Button variant="outline" onClick={() => setParams({}, { preventScrollReset: true })}>
          条件をすべて解除する
        </Button>
      }
    >
      キーワードや条件を変えてお試しください。
    </EmptyState>
  );
}
