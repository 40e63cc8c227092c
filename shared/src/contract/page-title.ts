/** The title of a page: the screen's own, where it has one, then whose site it is and of what kind. */
export function pageTitle(siteName: string, own?: string): string {
  const site = `${siteName} 国内・海外ホテル予約サービス`;
  return own ? `${own}｜${site}` : site;
}
