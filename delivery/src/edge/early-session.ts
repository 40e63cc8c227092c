/**
 * Runs in the page, before any script of ours has arrived: its compiled text is written into the HTML, so it
 * uses nothing from outside itself. When the identity SDK has left a session whose token is good for another
 * minute, it asks the host's first query at once, and leaves the answer under the address that `shared/relay`
 * will ask for. Whatever goes wrong here, the host asks again.
 */
export function startEarlySession(storageKey: string, url: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) || 'null');
    const { accessToken, expirationTime } = stored.stsTokenManager;
    if (typeof accessToken !== 'string' || !(expirationTime - 60_000 > Date.now())) return;
    const answer = fetch(url, {
      headers: {
        accept: 'application/graphql-response+json, application/json',
        authorization: `Bearer ${accessToken}`,
        'x-yado-csrf': '1',
      },
    });
    answer.catch(() => undefined);
    Object.assign(window, { __yadoEarly: { [url]: answer } });
  } catch {
    return;
  }
}
