import type { AppContext } from '../../context.ts';

/**
 * Copies a user's name to the identity service. Our row is what every screen shows; the copy only labels the service's own
 * mails, so that one that fails is logged and left.
 */
export async function copyDisplayName(
  app: AppContext,
  user: { id: string; uid: string; name: string },
): Promise<void> {
  await app.identity.setDisplayName(user.uid, user.name).catch((error: unknown) => {
    app.log.warn({ event: 'display-name-not-copied', userId: user.id, err: error }, 'identity');
  });
}
