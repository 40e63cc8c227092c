/** Google's own error and its dialog, in place of or over a map: over the quota, without billing, or with a wrong key. */
const GOOGLES_ERROR = '.gm-err-container, .dismissButton';

/**
 * Tells when Google does not serve a map: it calls a global function when it doesn't accept the key, and for everything
 * else only writes into the map's frame (https://developers.google.com/maps/documentation/javascript/error-messages).
 * @returns ends the watch of the frame
 */
export function watchFailure(frame: HTMLElement, fail: (reason: unknown) => void): () => void {
  Object.assign(globalThis, { gm_authFailure: () => fail(new Error('Google Maps refused the key')) });
  const observer = new MutationObserver(() => {
    if (!frame.querySelector(GOOGLES_ERROR)) return;
    observer.disconnect();
    fail(new Error('Google Maps shows an error in place of the map'));
  });
  observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}
