import { CliError } from '../../../scripts/lib/cli.ts';
import { password } from '../../../scripts/lib/accounts.ts';

export type Ask = <Data>(text: string, variables: object) => Promise<Data>;

/** Speaks to an API in development mode as a demo account. */
export async function askAs(apiUrl: string, authUrl: string, email: string): Promise<Ask> {
  const signedIn = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=yado-demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  return async <Data>(query: string, variables: object) => {
    const response = await fetch(`${apiUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-yado-csrf': '1',
        authorization: `Bearer ${idToken}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as { data?: Data; errors?: unknown };
    if (!body.data || body.errors)
      throw new CliError(`The API refused: ${JSON.stringify(body.errors ?? body)}`);
    return body.data;
  };
}
