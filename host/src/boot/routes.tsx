import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { RouteObject } from '@yado/shared/router';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { buildRemoteRoutes } from '../remotes/remote-routes.tsx';
import { Shell } from '../shell/Shell.tsx';
import { CrashPage } from '../pages/CrashPage.tsx';
import { buildMenu } from '../session/menu.ts';

/** Routes of the whole site: one shell around the routes of the release document. */
export function buildSiteRoutes(releaseDocument: ReleaseDocument, bucket: number): RouteObject[] {
  const menu = buildMenu(releaseDocument, bucket);
  return [
    {
      element: <Shell menu={menu} />,
      errorElement: <CrashPage />,
      hydrateFallbackElement: <Shell menu={menu} waiting />,
      children: [
        ...buildRemoteRoutes(releaseDocument, bucket, menu),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
