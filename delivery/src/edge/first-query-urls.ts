import type { ChooseVariables } from '@yado/shared/contract/outline';

interface ScreenQueries {
  apiUrl: string;
  /** Pattern of the screen's addresses, such as `/hotels/:id`. */
  path: string;
  /** Ids of persisted operations. */
  queries: string[];
}

/**
 * Runs in the page like `startEarlyQueries`, behind the outline's script: addresses of the queries that the screen at the
 * page's address will start with. None where the page shows another screen, because of what the visitor may do.
 */
export function firstQueryUrls({ apiUrl, path, queries }: ScreenQueries, choose: ChooseVariables): string[] {
  if (document.documentElement.dataset.screen !== 'shown') return [];
  const segments = location.pathname.split('/');
  const names = path.split('/');
  if (segments.length !== names.length) return [];
  const params: Record<string, string> = {};
  names.forEach((name, index) => {
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(segments[index] ?? '');
  });
  const chosen = choose({ params, search: new URLSearchParams(location.search) });
  return queries.flatMap((id, index) => {
    const variables = chosen[index];
    // The address must be, to the letter, the one that the transport in shared/relay builds.
    return variables ? `${apiUrl}?${new URLSearchParams({ id, variables: JSON.stringify(variables) })}` : [];
  });
}
