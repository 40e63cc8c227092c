import type { Development } from '@yado/shared/contract/development';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { ReactNode } from 'react';

/** Puts a developer's remote into the site, with a mark; without `development` the site stays as published. */
export async function withDevelopment(
  releaseDocument: ReleaseDocument,
  development: Development | undefined,
): Promise<{ releaseDocument: ReleaseDocument; mark: ReactNode }> {
  if (!development) return { releaseDocument, mark: null };
  const { takeOver } = await import('./take-over.tsx');
  return takeOver(releaseDocument, development);
}
