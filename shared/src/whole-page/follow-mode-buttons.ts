import { chooseColorMode } from '../site/color-mode.ts';

/** The buttons of `ModeButtons`, in a page without React. */
export function followModeButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose-mode]')) {
    button.addEventListener('click', () =>
      chooseColorMode(button.dataset.chooseMode === 'dark' ? 'dark' : 'light'),
    );
  }
}
