import type { AboutRelease } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';

interface Named {
  id: string;
  version: string;
  baseUrl: string;
}

/** Builds a function that finds the release whose file an address or the innermost frame of a stack names. */
export function createReleaseFinder({
  host,
  remotes,
}: ReleaseDocument): (text: string) => AboutRelease | null {
  const parts = [['host', host] as const, ...Object.entries(remotes)];
  const known = parts.flatMap(([part, { stable, canary, previous }]) =>
    [stable, canary?.release, previous]
      .filter((release): release is NonNullable<typeof release> => release !== undefined)
      .map((release) => ({ baseUrl: release.baseUrl, about: toAboutRelease(part, release) })),
  );
  return (text) => {
    const found = known
      .map(({ baseUrl, about }) => ({ at: text.indexOf(baseUrl), about }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    return found[0]?.about ?? null;
  };
}

export function toAboutRelease(part: string, { id, version }: Pick<Named, 'id' | 'version'>): AboutRelease {
  return { part, release: id, version };
}
