import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { RouteObject } from '@yado/shared/router';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { remoteRoutes } from '../remotes/remote-routes.tsx';
import { Shell } from '../shell/Shell.tsx';
import { CrashPage } from '../pages/CrashPage.tsx';
import { menuOf } from '../session/menu.ts';

/** The whole site: one shell around the routes that the release document declares. */
export function siteRoutes(release: ReleaseDocument, bucket: number): RouteObject[] {
  const menu = menuOf(release, bucket);
  return [
    {
      element: <Shell menu={menu} />,
      errorElement: <CrashPage />,
      hydrateFallbackElement: <Shell menu={menu} waiting />,
      children: [...remoteRoutes(release, bucket, menu), { path: '*', element: <NotFoundPage /> }],
    },
  ];
}
