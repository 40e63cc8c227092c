import { tidyStore } from '@yado/shared/relay';
import { disposeAll } from '@yado/shared/relay/dispose';
import { whenIdle } from '../page/when-idle.ts';

/** Looking through the whole store is not worth it for each screen. */
const SCREENS_BETWEEN = 20;

let screens = 0;

/** Releases the queries of a screen that was left, and from time to time what the store holds for nobody. */
export function disposeScreen(data: unknown): void {
  disposeAll(data);
  screens += 1;
  if (screens % SCREENS_BETWEEN === 0) whenIdle(tidyStore);
}
