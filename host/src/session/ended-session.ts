import type { SignInReason } from '@yado/shared/routing/paths';

const KEY = 'yado:session-ended';

/** Keeps over the page's new start why its session ended; the first reason is the one that counts. */
export function rememberEnd(reason: SignInReason): void {
  try {
    if (!sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, reason);
  } catch {
    // Storage may be forbidden; sign-in then gives no reason.
  }
}

/** The reason, once. */
export function takeEnd(): SignInReason | undefined {
  try {
    const reason = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return reason === 'ended' || reason === 'inactive' ? reason : undefined;
  } catch {
    return undefined;
  }
}
