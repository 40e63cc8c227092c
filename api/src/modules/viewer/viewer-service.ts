import type { AppContext } from '../../context.ts';
import { InvalidInputError, UnauthenticatedError } from '../../lib/errors.ts';
import { copyDisplayName } from './copy-display-name.ts';
import { readPersonName } from './validation.ts';
import type { Viewer } from './viewer.ts';
import { updateUserName } from './viewer-store.ts';

/**
 * Changes the viewer's own name, here and at the identity service. Everything else of the account belongs to the
 * identity service (e-mail, password) or to an administrator (role).
 */
export async function updateProfile(
  app: AppContext,
  viewer: Viewer,
  input: { name?: string | null },
): Promise<Viewer> {
  if (input.name == null) return viewer;
  const read = readPersonName(input.name);
  if ('code' in read) throw new InvalidInputError('name must have 1 to 60 characters and no web address.');
  const { name } = read;
  const user = await updateUserName(app.db, viewer.userId, name);
  if (user === null) throw new UnauthenticatedError();
  await copyDisplayName(app, { id: viewer.userId, uid: viewer.firebaseUid, name });
  return { ...viewer, name: user.name };
}
