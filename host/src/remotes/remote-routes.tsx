import type {
  MenuEntry,
  ReleaseDocument,
  RemoteRelease,
  RouteDeclaration,
} from '@yado/shared/contract/release-document';
import { isCardPage } from '@yado/shared/contract/card-pages';
import { chooseRelease } from '@yado/shared/contract/choose-release';
import { liveRemotes } from '@yado/shared/contract/live-remotes';
import { disposeAll } from '@yado/shared/relay/dispose';
import { firstAnswers } from '@yado/shared/relay/first-answers';
import { redirectDocument, type RouteObject } from '@yado/shared/router';
import type { RemoteScreenRoute } from '../prefetch/next-screens.ts';
import { hasPainted } from '../page/first-paint.ts';
import { takesNewPage } from '../document/install-update.ts';
import { requireAccess } from '../session/require-access.ts';
import { tellShown } from '../telemetry/telemetry.ts';
import { loadContainer } from './federation.ts';
import { createPreloadOnPress } from './preload-on-press.ts';
import { createScreenLoader, type ScreenLoader } from './load-screen.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';

const FIRST_DATA_LIMIT_MS = 3_000;
/** So long the page one comes from stands in for a fallback. */
const NEXT_DATA_LIMIT_MS = 300;

/** One route per pattern of the release document; the remote that owns it is loaded when it is first visited. */
export function remoteRoutes(document: ReleaseDocument, bucket: number, menu: MenuEntry[]): RouteObject[] {
  return liveRemotes(document).flatMap(([id, channel]) => {
    const release = chooseRelease(channel, bucket);
    const loader = createScreenLoader(id, channel, release, loadContainer);
    return release.declaration.routes.map((route) => screenRoute(release, loader, route, menu));
  });
}

function screenRoute(
  release: RemoteRelease,
  screens: ScreenLoader,
  route: RouteDeclaration,
  menu: MenuEntry[],
): RouteObject {
  const { path, access } = route;
  const headStart = createPreloadOnPress((args) => screens.load(path, args));
  const handle: RemoteScreenRoute = {
    release,
    route,
    prepare: () => void screens.prepare(path),
    begin: (args) => {
      if (!needsPolicy(args.url)) headStart.begin(args);
    },
  };
  return {
    path,
    handle,
    loader: async ({ params, request }) => {
      const url = new URL(request.url);
      await requireAccess(access, url, menu);
      if (hasPainted() && (needsPolicy(url) || takesNewPage(url))) {
        throw redirectDocument(url.pathname + url.search);
      }
      const begun = hasPainted() ? performance.now() : 0;
      const screen = await headStart.open({ params, url });
      tellShown(release.declaration.id, screen.release, performance.now() - begun);
      // React holds content back for 300 ms after a painted fallback: it is shown only where data takes its time.
      await firstAnswers(screen.data, hasPainted() ? NEXT_DATA_LIMIT_MS : FIRST_DATA_LIMIT_MS);
      // The router drops what comes for a navigation that is over: nobody would let go of its queries.
      if (request.signal.aborted) disposeAll(screen.data);
      return screen;
    },
    element: <RemoteScreen screens={screens} />,
    errorElement: <RemoteFailure name={release.declaration.name} />,
  };
}

/** A content security policy belongs to the document: only card pages may run the card provider's script. */
const needsPolicy = (url: URL) => isCardPage(url.pathname) && !isCardPage(location.pathname);
