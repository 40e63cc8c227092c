import type { Development } from '@yado/shared/contract/development';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { ReactNode } from 'react';

/** Puts a developer's remote into the site, with a mark; without `development` the site stays as published. */
export async function withDevelopment(
  release: ReleaseDocument,
  development: Development | undefined,
): Promise<{ release: ReleaseDocument; mark: ReactNode }> {
  if (!development) return { release, mark: null };
  const { takeOver } = await import('./take-over.tsx');
  return takeOver(release, development);
}
