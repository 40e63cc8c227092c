import type { SignInReason } from '@yado/shared/routing/paths';

const KEY = 'yado:session-ended';

/** Stores why the session ended for the page after the reload; the first reason counts. */
export function storeEndReason(reason: SignInReason): void {
  try {
    if (!sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, reason);
  } catch {
    // Storage may be forbidden; sign-in then gives no reason.
  }
}

/** Returns the reason and removes it. */
export function takeEndReason(): SignInReason | undefined {
  try {
    const reason = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return reason === 'ended' || reason === 'inactive' ? reason : undefined;
  } catch {
    return undefined;
  }
}
