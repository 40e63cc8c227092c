import { useEffect, useState } from 'react';

/** What `usePaginationFragment` answers, as far as reading on needs it. */
interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/**
 * Reads a list to its end, page after page. The first page that fails is the last one asked for: asking again at once
 * would continue without a pause for as long as the API is down.
 */
export function useAllPages({ hasNext, isLoadingNext, loadNext }: Pages, size: number): { failed: boolean } {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (hasNext && !isLoadingNext && !failed) {
      loadNext(size, { onComplete: (error) => error && setFailed(true) });
    }
  }, [hasNext, isLoadingNext, failed, loadNext, size]);
  return { failed };
}
