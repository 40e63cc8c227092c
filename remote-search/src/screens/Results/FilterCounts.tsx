import { type ReactNode, Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { useRevalidator } from '@yado/shared/router';
import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import type { FilterCountsQuery } from './__generated__/FilterCountsQuery.graphql';

/** Wrapped, so that the page's first paint waits for the list alone: counting asks the supplier for more. */
export interface CountsRequest {
  query: PreloadedQuery<FilterCountsQuery>;
  dispose: () => void;
}

type Counts = FilterCountsQuery['response']['searchPropertyContent']['facets'];

interface Props {
  counts: CountsRequest;
  /** Until the first counts have arrived. */
  fallback: ReactNode;
  /** Null when the counts can’t be loaded: filters work without them. The total is that of the list as it is filtered. */
  children: (facets: Counts | null, total: number | null) => ReactNode;
}

/** What each filter would leave of the list. */
export function FilterCounts({ counts, fallback, children }: Props) {
  return (
    <ErrorFallback source={counts} instead={<Uncounted>{children(null, null)}</Uncounted>}>
      <Suspense fallback={fallback}>
        <Counted counts={counts}>{children}</Counted>
      </Suspense>
    </ErrorFallback>
  );
}

function Uncounted({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  useWhenOnline(state === 'idle' ? () => void revalidate() : null);
  return children;
}

function Counted({ counts, children }: Omit<Props, 'fallback'>) {
  const { searchPropertyContent } = usePreloadedQuery<FilterCountsQuery>(
    graphql`
      query FilterCountsQuery($input: SearchPropertyContentInput!, $region: RegionInput) @throwOnFieldError {
        searchPropertyContent(input: $input, regionInput: $region, first: 1) {
          totalCount
          facets {
            ...FilterFields_facets
            ...FilterChips_facets
            ...EmptyResults_facets
            ...SoldOutLine_facets
          }
        }
      }
    `,
    counts.query,
  );
  return children(searchPropertyContent.facets, searchPropertyContent.totalCount);
}
