import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { createBrowserRouter } from '@yado/shared/router';
import { newerSequence } from './newer-document.ts';
import { createPageUpdate, type PageUpdate } from './update.ts';

let renewal: PageUpdate | undefined;

/** Has this page move on to newer releases; the routes that ask are made before the router. */
export function installUpdate(
  router: ReturnType<typeof createBrowserRouter>,
  document: ReleaseDocument,
): void {
  renewal = createPageUpdate(router, () => newerSequence(document));
}

/** Whether a navigation to this address is the moment to load the page anew, which is then expected to happen. */
export function takesNewPage(to: URL): boolean {
  return renewal?.takes(to) ?? false;
}

/** Asks at once whether the site has moved on since the page was loaded. */
export async function hasMovedOn(): Promise<boolean> {
  return (await renewal?.look()) ?? false;
}
