import type { Development } from '@yado/shared/contract/development';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { allowRelease } from '../remotes/file-guard.ts';
import { DevelopmentMark } from './DevelopmentMark.tsx';
import { loadDevelopmentRelease } from './development-release.ts';

/**
 * Replaces every release of a remote by the files of its development server, so that a failing build is not hidden by
 * the published one. When the server does not answer, the page keeps the published releases and says so.
 */
export async function takeOver(releaseDocument: ReleaseDocument, { remote, origin }: Development) {
  try {
    const own = await loadDevelopmentRelease(origin, remote);
    allowRelease(own);
    return {
      releaseDocument: {
        ...releaseDocument,
        remotes: { ...releaseDocument.remotes, [remote]: { stable: own } },
      },
      mark: <DevelopmentMark name={own.declaration.name} origin={origin} />,
    };
  } catch (error) {
    console.warn(`${remote} of ${origin} is left out:`, error);
    return { releaseDocument, mark: <DevelopmentMark origin={origin} /> };
  }
}
