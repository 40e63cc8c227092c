/** Buttons that print the page, in a page without React. */
export function followPrintButtons(): void {
  for (const button of document.querySelectorAll('[data-print-page]'))
    button.addEventListener('click', () => print());
}
