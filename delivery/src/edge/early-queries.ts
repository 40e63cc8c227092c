export interface EarlyVisit {
  /** Where the identity SDK leaves its user in local storage. */
  userKey: string;
  /** Addresses of the host's own queries, which need a session. */
  hostUrls: string[];
  /** How long an answer is waited for, in ms. */
  limitMs: number;
  /** Whether the screen is for visitors without a session too. */
  isPublic: boolean;
}

/**
 * Runs in the page, before any script of ours has arrived: its compiled text is written into the HTML, so it
 * uses nothing from outside itself. When the identity SDK has left a session whose token is good for another
 * minute, it asks the host's first query and the screen's at once, and leaves each answer under the address that
 * `shared/relay` will ask for. Whatever goes wrong here, host and screen ask again, unless
 * the answer has taken as long as any may.
 */
export function startEarlyQueries(
  { userKey, hostUrls, limitMs, isPublic }: EarlyVisit,
  toScreenUrls: () => string[],
): void {
  try {
    const stored = JSON.parse(localStorage.getItem(userKey) || 'null');
    const { accessToken, expirationTime } = stored?.stsTokenManager ?? {};
    if (stored && !(typeof accessToken === 'string' && expirationTime - 60_000 > Date.now())) return;
    if (!stored && !isPublic) return;
    const early: Record<string, Promise<Response>> = {};
    Object.assign(window, { __yadoEarly: early });
    const ask = (url: string) => {
      const answer = fetch(url, {
        headers: {
          accept: 'application/graphql-response+json, application/json',
          authorization: stored ? `Bearer ${accessToken}` : '',
          'x-yado-csrf': '1',
        },
        signal: AbortSignal.timeout(limitMs),
      });
      answer.catch(() => undefined);
      early[url] = answer;
    };
    if (stored) hostUrls.forEach(ask);
    toScreenUrls().forEach(ask);
  } catch {
    return;
  }
}
