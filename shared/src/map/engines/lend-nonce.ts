import { toldByEdge } from '../../contract/told-by-edge.ts';

/** Google's scripts write styles into the page; they take the nonce of the first style that has one. */
export function lendNonce(): void {
  const nonce = toldByEdge('style');
  if (!nonce || document.querySelector('style[nonce]')) return;
  const style = document.createElement('style');
  // Google looks for the attribute, which the property of that name does not set.
  style.setAttribute('nonce', nonce);
  document.head.append(style);
}
