/**
 * For `onRequestDismiss`: a layer that closes asks all that opened after it to close too, also where it lies below by
 * chance, as a menu from which the focus went to a dialog that opened by itself.
 */
export function stayOpen(event: Event): void {
  event.preventDefault();
}
