import type {
  MenuEntry,
  PublicConfiguration,
  ReleaseDocument,
  RemoteRelease,
  RouteDeclaration,
} from '@yado/shared/contract/release-document';
import { chooseRelease } from '@yado/shared/contract/choose-release';
import { liveRemotes } from '@yado/shared/contract/live-remotes';
import { disposeAll } from '@yado/shared/relay/dispose';
import { firstAnswers } from '@yado/shared/relay/first-answers';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { redirectDocument, type RouteObject } from '@yado/shared/router';
import type { RemoteScreenRoute } from '../prefetch/next-screens.ts';
import { hasPainted } from '../page/first-paint.ts';
import { needsNewPage } from '../document/install-update.ts';
import { requireAccess } from '../session/require-access.ts';
import { reportShown } from '../telemetry/telemetry.ts';
import { loadContainer } from './federation.ts';
import { loadingLimits } from './loading-limits.ts';
import { needsPolicy } from './needs-policy.ts';
import { createPreloadOnPress } from './preload-on-press.ts';
import { createScreenLoader, type ScreenLoader } from './load-screen.ts';
import { NotFound, RemoteFailure } from './RemoteFailure.tsx';
import { RemoteScreen } from './RemoteScreen.tsx';

/** Builds one route per pattern of the release document; its remote is loaded at the first visit. */
export function buildRemoteRoutes(
  document: ReleaseDocument,
  bucket: number,
  menu: MenuEntry[],
): RouteObject[] {
  return liveRemotes(document).flatMap(([id, channel]) => {
    const release = chooseRelease(channel, bucket);
    const loader = createScreenLoader(id, channel, release, loadContainer);
    return release.declaration.routes.map((route) =>
      buildScreenRoute({ release, screens: loader, route, menu, configuration: document.configuration }),
    );
  });
}

interface ScreenRoute {
  release: RemoteRelease;
  screens: ScreenLoader;
  route: RouteDeclaration;
  menu: MenuEntry[];
  configuration: PublicConfiguration;
}

function buildScreenRoute({ release, screens, route, menu, configuration }: ScreenRoute): RouteObject {
  const { path, access } = route;
  const needsDocument = (url: URL) => needsPolicy(location.pathname, url.pathname, configuration);
  const preload = createPreloadOnPress((args) => screens.load(path, args));
  const handle: RemoteScreenRoute = {
    release,
    route,
    prepare: () => void screens.prepare(path),
    begin: (args) => {
      if (!needsDocument(args.url)) preload.begin(args);
    },
  };
  return {
    path,
    handle,
    loader: async ({ params, request }) => {
      const url = new URL(request.url);
      if (Object.values(params).some((param) => /\p{Cc}/u.test(param ?? ''))) throw new NotFound();
      await requireAccess(access, url, menu);
      if (hasPainted() && (needsDocument(url) || needsNewPage(url))) {
        // The browser's error page would take the place of the whole site.
        if (!navigator.onLine) throw new NetworkFailure({ status: 0 });
        throw redirectDocument(url.pathname + url.search);
      }
      const startedAt = hasPainted() ? performance.now() : 0;
      const screen = await preload.open({ params, url });
      reportShown(release.declaration.id, screen.release, performance.now() - startedAt);
      // React shows a fallback for 300 ms at least (https://github.com/react/react/issues/31819), which quick data
      // would have to wait for: a fallback is only rendered when the data takes longer.
      await firstAnswers(screen.data, hasPainted() ? loadingLimits.nextDataMs : loadingLimits.firstDataMs);
      // The router drops the result of an aborted navigation without disposing its queries.
      if (request.signal.aborted) disposeAll(screen.data);
      return screen;
    },
    element: <RemoteScreen screens={screens} />,
    errorElement: <RemoteFailure name={release.declaration.name} />,
  };
}
