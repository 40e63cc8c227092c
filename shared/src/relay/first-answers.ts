import { isAnsweredByStore } from '@yado/shared/relay';

/**
 * Waits until every preloaded query in `data` has its first answer or error, from the store where that has all of it,
 * but not longer than `limitMs`.
 */
export async function firstAnswers(data: unknown, limitMs: number): Promise<void> {
  if (typeof data !== 'object' || data === null) return;
  const sources = [data, ...Object.values(data)].flatMap((value) =>
    hasSource(value) && !isAnsweredByStore(value) ? [value.source] : [],
  );
  const answers = sources.map(
    (source) =>
      new Promise<void>((resolve) => {
        source.subscribe({ next: () => resolve(), error: () => resolve(), complete: resolve });
      }),
  );
  await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, limitMs))]);
}

interface Source {
  subscribe: (observer: { next: () => void; error: () => void; complete: () => void }) => unknown;
}

function hasSource(value: unknown): value is { source: Source } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'object' &&
    value.source !== null &&
    'subscribe' in value.source
  );
}
