import { pageTitle } from '@yado/shared/contract/page-title';
import { getSite } from '@yado/shared/site';

/** Sets the browser's title: the screen's own, then what kind of site this is. */
export function PageTitle({ children }: { children: string }) {
  return <title>{pageTitle(getSite().brand.siteName, children)}</title>;
}
