import { getSite } from '@yado/shared/site';

/** Sets the browser's title: the screen's own, then what kind of site this is. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children}｜${getSite().brand.siteName} 国内・海外ホテル予約サービス`}</title>;
}
