/** State of the navigation to the sign-in page by which people leave: they are still signed in when it opens. */
export const signingOut = { signingOut: true } as const;

/** Whether the sign-in page was opened to leave; it then sends nobody on who is signed in for another moment. */
export function isSigningOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signingOut' in state;
}
