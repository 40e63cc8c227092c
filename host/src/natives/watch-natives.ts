import { checkNatives } from './check-natives.ts';

/**
 * Checks the natives while the page is in use: before anything that a person does is handled, and after an error that
 * nobody caught. `recover` then continues what the error interrupted.
 */
export function watchNatives(recover: () => void): void {
  for (const type of ['pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(type, checkNatives, { capture: true });
  }
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, () => {
      if (checkNatives()) recover();
    });
  }
}
