import { readServerTiming } from '../../contract/server-timing.ts';

/** Google's scripts write styles into the page; they take the nonce of the first style that has one. */
export function provideStyleNonce(): void {
  const nonce = readServerTiming('style');
  if (!nonce || document.querySelector('style[nonce]')) return;
  const style = document.createElement('style');
  // Google looks for the attribute, which the property of that name does not set.
  style.setAttribute('nonce', nonce);
  document.head.append(style);
}
