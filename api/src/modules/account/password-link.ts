import type { AppContext } from '../../context.ts';

/** A link of the identity service, into our own page, with which the owner of a mailbox chooses a password. */
export async function createPasswordLink(
  app: AppContext,
  { email, origin }: { email: string; origin: string },
): Promise<string> {
  const url = new URL('/action', origin);
  url.searchParams.set('mode', 'resetPassword');
  url.searchParams.set('oobCode', await app.identity.createPasswordLinkCode(email));
  url.searchParams.set('lang', 'ja');
  return url.href;
}
