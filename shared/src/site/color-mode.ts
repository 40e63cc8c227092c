import { COLOR_MODE_KEY } from '../contract/color-mode-key.ts';

export type ColorMode = 'light' | 'dark';
/** `system` follows the setting of the device. */
export type ColorChoice = ColorMode | 'system';

/** What the user chose in this browser. */
export function readColorChoice(): ColorChoice {
  const stored = read();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The mode the page is to be shown in. */
export function readColorMode(): ColorMode {
  const choice = readColorChoice();
  if (choice !== 'system') return choice;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a choice to the page and keeps it in local storage. */
export function chooseColorMode(choice: ColorChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(COLOR_MODE_KEY);
    else localStorage.setItem(COLOR_MODE_KEY, choice);
  } catch {
    // Storage may be forbidden; the mode then lasts for this page.
  }
  applyColorMode(choice === 'system' ? readColorMode() : choice);
}

export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
}

/** Notifies of every change of the page's mode; the document is the one place that all bundles see. */
export function watchColorMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function read(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    return null;
  }
}
