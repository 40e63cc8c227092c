import type { LoadArguments } from '@yado/shared/contract/remote';
import { disposeAll } from '@yado/shared/relay/dispose';
import type { LoadedScreen } from './load-release.ts';

/** A press that is held longer is no click to count on: what it began is let go of. */
const PRESS_LIMIT_MS = 1_000;

/**
 * Loads a screen while the button of the mouse is still down: `begin` at the press, `open` at the navigation, which
 * takes what was begun for the same address and else loads it now. Queries that nobody took are disposed.
 */
export function createPreloadOnPress(load: (args: LoadArguments) => Promise<LoadedScreen>) {
  let begun:
    | { href: string; coming: Promise<LoadedScreen>; limit: ReturnType<typeof setTimeout> }
    | undefined;

  /** What was begun, which then belongs to the caller. */
  const take = () => {
    const taken = begun;
    clearTimeout(taken?.limit);
    begun = undefined;
    return taken?.coming;
  };
  const drop = () => {
    take()?.then(
      ({ data }) => disposeAll(data),
      () => {},
    );
  };

  return {
    begin: (args: LoadArguments): void => {
      drop();
      begun = { href: args.url.href, coming: load(args), limit: setTimeout(drop, PRESS_LIMIT_MS) };
      // Whoever opens the screen hears of its failure.
      begun.coming.catch(() => {});
    },
    open: (args: LoadArguments): Promise<LoadedScreen> => {
      if (begun?.href !== args.url.href) drop();
      return take() ?? load(args);
    },
  };
}
