import { checkNatives } from './check-natives.ts';

/**
 * Checks the natives before each input is handled and after each uncaught error; `recover` then repeats what the error
 * interrupted.
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
