export type ColorMode = 'light' | 'dark';

const KEY = 'yado:color-mode';

/** The mode the user chose, else what the system prefers. */
export function readColorMode(): ColorMode {
  const stored = read();
  if (stored === 'light' || stored === 'dark') return stored;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a mode to the page and keeps it in local storage. */
export function setColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage may be forbidden; the mode then lasts for this page.
  }
}

export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
