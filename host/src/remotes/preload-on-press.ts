import type { LoadArguments } from '@yado/shared/contract/remote';
import { disposeAll } from '@yado/shared/relay/dispose';
import type { LoadedScreen } from './load-release.ts';
import { loadingLimits } from './loading-limits.ts';

/**
 * Loads a screen while the mouse button is still down: `begin` at the press, `open` at the navigation, which takes the
 * preloaded screen of the same address, else loads it. A preloaded screen that is not opened is disposed.
 */
export function createPreloadOnPress(load: (args: LoadArguments) => Promise<LoadedScreen>) {
  let preloaded:
    | { href: string; screen: Promise<LoadedScreen>; limit: ReturnType<typeof setTimeout> }
    | undefined;

  const take = () => {
    const taken = preloaded;
    clearTimeout(taken?.limit);
    preloaded = undefined;
    return taken?.screen;
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
      preloaded = { href: args.url.href, screen: load(args), limit: setTimeout(drop, loadingLimits.pressMs) };
      // `open` hands the failure to its caller; until then it must not count as unhandled.
      preloaded.screen.catch(() => {});
    },
    open: (args: LoadArguments): Promise<LoadedScreen> => {
      if (preloaded?.href !== args.url.href) drop();
      return take() ?? load(args);
    },
  };
}
