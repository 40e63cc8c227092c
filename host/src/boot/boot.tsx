import { getIdentity, installAuth } from '@yado/shared/auth';
import { chooseRelease } from '@yado/shared/contract/choose-release';
import { readServerTiming } from '@yado/shared/contract/server-timing';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { hasDeviceFont } from '@yado/shared/fonts/device-font';
import { dropEarlyAnswers, installEnvironment } from '@yado/shared/relay';
import { createBrowserRouter, RouterProvider } from '@yado/shared/router';
import { watchPageSteps } from '@yado/shared/routing/page-steps';
import { installSite } from '@yado/shared/site';
import { RelayEnvironmentProvider } from 'react-relay';
import { countRequest } from '../page/open-requests.ts';
import { withDevelopment } from '../development/with-development.ts';
import { installPlugins } from '../remotes/federation.ts';
import { lockGlobals } from '../natives/lock-globals.ts';
import { watchNatives } from '../natives/watch-natives.ts';
import { installFileGuard } from '../remotes/file-guard.ts';
import { loadingLimits } from '../remotes/loading-limits.ts';
import { preloadParts } from '../remotes/provided-parts.ts';
import { installUpdate } from '../document/install-update.ts';
import { buildSiteRoutes } from './routes.tsx';
import { followSession } from '../session/follow-session.ts';
import { getLoadedProfile } from '../session/loaded-profile.ts';
import { accountCalls, loadProfile } from '../session/Session.ts';
import { report, setReportContext } from '../telemetry/report.ts';
import { startTelemetry, reportShown } from '../telemetry/telemetry.ts';
import { atFirstInput } from '../page/at-first-input.ts';
import { markPageIdle } from '../page/page-idle.ts';
import { markPainted } from '../page/first-paint.ts';
import { loadDocument } from '../document/load-document.ts';
import { nameFirstEntry } from './name-first-entry.ts';
import { whenIdle } from '../page/when-idle.ts';

/** Starts the page from its release document; rejects when no document can be trusted. */
export async function boot() {
  const loaded = await loadDocument();
  if (!loaded) throw new Error('no release document can be trusted');
  const { document, boot: data } = loaded;
  installFileGuard(document);
  const { releaseDocument, mark } = await withDevelopment(document, data.development);
  const context = {
    tenant: releaseDocument.tenant,
    bucket: data.bucket,
    requestId: readServerTiming('request'),
  };
  setReportContext(context);
  startTelemetry(releaseDocument, context);
  installSite({
    tenant: releaseDocument.tenant,
    brand: releaseDocument.brand,
    configuration: releaseDocument.configuration,
    flags: releaseDocument.flags,
  });
  const environment = installSession(releaseDocument);
  installPlugins();
  lockGlobals();
  nameFirstEntry();
  const router = createBrowserRouter(buildSiteRoutes(releaseDocument, data.bucket));
  followSession(router);
  watchNatives(() => void router.revalidate());
  watchPageSteps();
  installUpdate(router, releaseDocument);
  const screen = firstScreen(router);
  // No remote and no API may keep the page blank. The shell still waits a moment, because React would delay a screen
  // that follows a painted fallback (https://github.com/react/react/issues/31819).
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, loadingLimits.firstPaintMs))]);
  markPainted();
  reportShown('host', chooseRelease(releaseDocument.host, data.bucket), performance.now());
  void screen.then(() => whenIdle(() => loadAfterFirstScreen(router)));
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
      {mark}
    </RelayEnvironmentProvider>
  );
}

/** Loads what most pages need soon, after the first screen so as not to delay it. */
function loadAfterFirstScreen(router: ReturnType<typeof createBrowserRouter>): void {
  // Ends the measurement of what the first screen costs (`e2e/screen-budget.json`).
  performance.mark('yado:first-screen');
  markPageIdle();
  dropEarlyAnswers();
  const identity = getIdentity();
  // Otherwise the identity service would load with the first request that needs a new token.
  identity.follow().catch(() => {});
  if (getLoadedProfile()) preloadParts();
  else
    atFirstInput(() => {
      preloadParts();
      identity.prepare().catch(() => {});
    });
  // The first screen is painted in a system font, because the site's own would delay it; some devices have that one.
  hasDeviceFont()
    .then(async (has) => {
      if (has) document.documentElement.dataset.fonts = 'ready';
      else (await import('./site-fonts.ts')).loadSiteFonts();
    })
    .catch(reportPart);
  import('../prefetch/install-prefetch.ts')
    .then(({ installPrefetch }) => installPrefetch(router))
    .catch(reportPart);
}

/** The page does without it until it is loaded again. */
function reportPart(error: unknown): void {
  report({ kind: 'part-missing', message: String(error) });
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

/** Resolves once the router has the page's first screen or its error element. */
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
