import type { Development } from '@yado/shared/contract/development';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { ReactNode } from 'react';

/** The site with a developer's remote in it, and the mark that says so; for everyone else as it was published. */
export async function withDevelopment(
  release: ReleaseDocument,
  development: Development | undefined,
): Promise<{ release: ReleaseDocument; mark: ReactNode }> {
  if (!development) return { release, mark: null };
  const { takeOver } = await import('./take-over.tsx');
  return takeOver(release, development);
}
