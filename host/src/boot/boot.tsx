import { getIdentity, installAuth } from '@yado/shared/auth';
import { chooseRelease } from '@yado/shared/contract/choose-release';
import { toldByEdge } from '@yado/shared/contract/told-by-edge';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { installEnvironment } from '@yado/shared/relay';
import { createBrowserRouter, RouterProvider } from '@yado/shared/router';
import { installSite } from '@yado/shared/site';
import { RelayEnvironmentProvider } from 'react-relay';
import { countRequest } from '../page/open-requests.ts';
import { withDevelopment } from '../development/with-development.ts';
import { installPlugins } from '../remotes/federation.ts';
import { lockGlobals } from '../natives/lock-globals.ts';
import { watchNatives } from '../natives/watch-natives.ts';
import { installFileGuard } from '../remotes/file-guard.ts';
import { fetchParts } from '../remotes/provided-parts.ts';
import { installUpdate } from '../document/install-update.ts';
import { siteRoutes } from './routes.tsx';
import { followSession } from '../session/follow-session.ts';
import { accountCalls, loadProfile } from '../session/Session.ts';
import { report, setReportContext } from '../telemetry/report.ts';
import { startTelemetry, tellShown } from '../telemetry/telemetry.ts';
import { markPageIdle } from '../page/page-idle.ts';
import { markPainted } from '../page/first-paint.ts';
import { loadDocument } from '../document/load-document.ts';
import { nameFirstEntry } from './name-first-entry.ts';
import { whenIdle } from '../page/when-idle.ts';

/**
 * How long the first paint waits for the first screen before the shell is shown alone: no remote and no API may keep
 * the page blank, but a shell that is painted a moment before its screen would hold that back.
 */
const FIRST_SCREEN_LIMIT_MS = 1_000;

/** Brings the page up from its release document; rejects when there is no document to trust. */
export async function boot() {
  const loaded = await loadDocument();
  if (!loaded) throw new Error('no release document can be trusted');
  const { document, boot: data } = loaded;
  installFileGuard(document);
  const { release, mark } = await withDevelopment(document, data.development);
  const context = { tenant: release.tenant, bucket: data.bucket, requestId: toldByEdge('request') };
  setReportContext(context);
  startTelemetry(release, context);
  installSite({
    tenant: release.tenant,
    brand: release.brand,
    configuration: release.configuration,
    flags: release.flags,
  });
  const environment = installSession(release);
  installPlugins();
  lockGlobals();
  nameFirstEntry();
  const router = createBrowserRouter(siteRoutes(release, data.bucket));
  followSession(router);
  watchNatives(() => void router.revalidate());
  installUpdate(router, release);
  const screen = firstScreen(router);
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_LIMIT_MS))]);
  markPainted();
  tellShown('host', chooseRelease(release.host, data.bucket), performance.now());
  void screen.then(() => whenIdle(() => fetchAhead(router)));
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
      {mark}
    </RelayEnvironmentProvider>
  );
}

/** What most pages want soon, and no first screen may be held back by. */
function fetchAhead(router: ReturnType<typeof createBrowserRouter>): void {
  // What was asked for up to here is what the screen costs.
  performance.mark('yado:first-screen');
  markPageIdle();
  fetchParts();
  // Else with the first request that needs a new token.
  getIdentity()
    .follow()
    .catch(() => {});
  // The system's font shows first: the site's own would hold the first screen back.
  import('./site-fonts.ts').then(({ loadSiteFonts }) => loadSiteFonts()).catch(() => {});
  import('../prefetch/install-prefetch.ts')
    .then(({ installPrefetch }) => installPrefetch(router))
    .catch(() => {});
}

function installSession({ configuration }: ReleaseDocument) {
  const { identity, profile } = installAuth({
    identity: configuration.identity,
    loadProfile,
    accountCalls,
    log: (error) => report({ kind: 'profile-failed', message: String(error) }),
  });
  return installEnvironment({
    apiUrl: configuration.apiUrl,
    getToken: identity.getToken,
    onSignedOut: () => void identity.forget(),
    onForbidden: () => void profile.refresh(),
    log: countRequest,
    relayFieldLogger: (event) => {
      if (event.kind !== 'relay_field_payload.error') return;
      report({ kind: 'field-unreadable', owner: event.owner, path: event.fieldPath });
    },
  });
}

/** Resolves once the router has the page's first screen, or what stands in its place. */
async function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
