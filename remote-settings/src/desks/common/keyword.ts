/** What a list is searched for, as its address carries it; empty when it is not. */
export function parseKeyword(url: URL): string {
  return url.searchParams.get('q')?.trim() ?? '';
}
