import type { AppContext } from '../../context.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { newPublicKey, openPublicKey, sealPublicKey } from './public-key.ts';
import { getPublicKeyEnd, nextPublicKeyEnd } from './public-key-end.ts';
import type { TravelRow } from './tables.ts';
import { mayChange, mayShare } from './travel-access.ts';
import { findTravel } from './travel-store.ts';
import { savePublicKey } from './travel-write-store.ts';

/** The key for the trip's guests; null when it was revoked, has ended or is not the viewer's to pass on. */
export function getPublicKey(app: AppContext, viewer: Viewer | null, travel: TravelRow): string | null {
  if (viewer === null || !mayShare(viewer, travel) || travel.public_key_sealed === null) return null;
  if (app.clock() >= getPublicKeyEnd(travel)) return null;
  return openPublicKey(app.config.publicKeySecret, travel.id, travel.public_key_sealed);
}

/** Until when that key works, also once it has ended; null when there is none to pass on. */
export function getPublicKeyExpiry(viewer: Viewer | null, travel: TravelRow): Date | null {
  if (viewer === null || !mayShare(viewer, travel) || travel.public_key_sealed === null) return null;
  return getPublicKeyEnd(travel);
}

/** Closes the trip's public link at once. Null: no such trip for the viewer. Throws ForbiddenError for another's. */
export async function revokePublicKey(
  app: AppContext,
  viewer: Viewer,
  id: string,
): Promise<TravelRow | null> {
  return replaceKey(app, viewer, id, null);
}

/**
 * Opens the trip's public link under a new key, for 30 days from check-out or from now; the old one stays closed. Answers
 * like `revokePublicKey`.
 */
export async function renewPublicKey(app: AppContext, viewer: Viewer, id: string): Promise<TravelRow | null> {
  return replaceKey(app, viewer, id, newPublicKey());
}

async function replaceKey(
  app: AppContext,
  viewer: Viewer,
  id: string,
  key: string | null,
): Promise<TravelRow | null> {
  const scope = getTenantScope(viewer);
  const travel = await findTravel(app.db, scope, id);
  if (!travel) return null;
  if (!mayChange(viewer, travel)) throw new ForbiddenError();
  const sealed = key === null ? null : sealPublicKey(app.config.publicKeySecret, travel.id, key);
  const now = app.clock();
  await savePublicKey(app.db, travel.id, { key: sealed, until: nextPublicKeyEnd(travel, now), now });
  return findTravel(app.db, scope, id);
}
