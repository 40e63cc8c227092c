import { demoPassword } from '../src/seed/demo-world.ts';

const tokens = new Map<string, Promise<string>>();

/** An ID token of a demo account, from the identity service; one per account and file. */
export function signIn(authUrl: string, email: string): Promise<string> {
  const key = `${authUrl} ${email}`;
  const known = tokens.get(key) ?? requestToken(authUrl, email, demoPassword);
  tokens.set(key, known);
  // One that failed must not fail for every other test of this worker.
  known.catch(() => tokens.delete(key));
  return known;
}

export async function requestToken(authUrl: string, email: string, password: string): Promise<string> {
  const url = new URL(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=yado-demo',
    authUrl,
  );
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const body = (await response.json()) as { idToken?: string };
  if (body.idToken === undefined) throw new Error(`Cannot sign in as ${email}: ${JSON.stringify(body)}`);
  return body.idToken;
}
