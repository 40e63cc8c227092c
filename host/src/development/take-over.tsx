import type { Development } from '@yado/shared/contract/development';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { vouchFor } from '../remotes/file-guard.ts';
import { DevelopmentMark } from './DevelopmentMark.tsx';
import { developmentRelease } from './development-release.ts';

/**
 * Puts what a development server holds in the place of every release of its remote: a build that fails must not be
 * replaced by the published one. Without an answer from the server the page shows that one, and says so.
 */
export async function takeOver(release: ReleaseDocument, { remote, origin }: Development) {
  try {
    const own = await developmentRelease(origin, remote);
    vouchFor(own);
    return {
      release: { ...release, remotes: { ...release.remotes, [remote]: { stable: own } } },
      mark: <DevelopmentMark name={own.declaration.name} origin={origin} />,
    };
  } catch (error) {
    console.warn(`${remote} of ${origin} is left out:`, error);
    return { release, mark: <DevelopmentMark origin={origin} /> };
  }
}
