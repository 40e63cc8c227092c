import { tidyStore } from '@yado/shared/relay';
import { disposeAll } from '@yado/shared/relay/dispose';
import { whenIdle } from '../page/when-idle.ts';

/** Tidying visits the whole store, which is too much work for each screen. */
const SCREENS_BETWEEN = 20;

let screens = 0;

/** Releases the queries of a screen that was left, and from time to time unused records of the store. */
export function disposeScreen(data: unknown): void {
  disposeAll(data);
  screens += 1;
  if (screens % SCREENS_BETWEEN === 0) whenIdle(tidyStore);
}
