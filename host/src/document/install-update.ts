import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { createBrowserRouter } from '@yado/shared/router';
import { fetchNewerSequence } from './newer-document.ts';
import { createPageUpdate, type PageUpdate } from './update.ts';

let update: PageUpdate | undefined;

/** Installs the update of this page. Kept in this module, because routes need it and are made before the router. */
export function installUpdate(
  router: ReturnType<typeof createBrowserRouter>,
  document: ReleaseDocument,
): void {
  update = createPageUpdate(router, () => fetchNewerSequence(document));
}

/** True when this navigation must load a new page, and the caller then does so. */
export function needsNewPage(to: URL): boolean {
  return update?.claims(to) ?? false;
}

/** Checks at once whether a newer document has been published since the page was loaded. */
export async function hasNewerDocument(): Promise<boolean> {
  return (await update?.check()) ?? false;
}
