import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';
import type { AppContext } from '../../context.ts';
import { UnauthenticatedError } from '../../lib/errors.ts';
import { loadViewer } from '../viewer/load-viewer.ts';
import { getSessionId } from '../viewer/session-id.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { insertEndedSession } from '../viewer/viewer-store.ts';
import { endSessionsBefore } from './identity-store.ts';
import { nextWholeSecond } from './session-cutoff.ts';
import { syncIdentity } from './sync-identity.ts';

/**
 * Takes over what the identity service now says of the viewer's e-mail and sessions. Throws UnauthenticatedError when
 * the caller's own session is among those that ended, ProviderUnavailableError when the service does not answer.
 */
export async function refreshAccount(
  app: AppContext,
  viewer: Viewer,
  session: VerifiedToken,
): Promise<Viewer> {
  await syncIdentity(app, { id: viewer.userId, email: viewer.email }, session);
  const refreshed = await loadViewer(app.db, session);
  if (refreshed === null) throw new UnauthenticatedError();
  return refreshed;
}

/** Ends the session of the request, whose tokens open nothing from here on; false when there is none. */
export async function signOut(app: AppContext, session: VerifiedToken | null): Promise<boolean> {
  if (session === null) return false;
  await insertEndedSession(app.db, getSessionId(session), app.clock());
  return true;
}

/** Ends every session of the viewer, the request's own too: their tokens open nothing from here on. */
export async function signOutEverywhere(app: AppContext, viewer: Viewer): Promise<void> {
  await endSessionsBefore(app.db, viewer.userId, nextWholeSecond(app.clock()));
  // Our own row refuses them already; this only keeps browsers from renewing tokens that open nothing.
  await app.identity.revokeSessions(viewer.firebaseUid).catch((error: unknown) => {
    app.log.warn({ event: 'sessions-not-revoked', userId: viewer.userId, err: error }, 'identity');
  });
}
