import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { retryUntilLoaded } from '@yado/shared/files/retry-until-loaded';
import { loadingLimits } from './loading-limits.ts';

const prepared = new WeakSet<object>();

/**
 * Repeats the request of a shared module of the host until it succeeds, so that it never rejects. The screen has a time
 * limit of its own, and finds the module at its next try. A rejection would last until the page is reloaded: the
 * federation runtime keeps it (https://github.com/module-federation/core/pull/5068), and a module of the remote that
 * failed to evaluate with it keeps its error (https://github.com/tc39/ecma262/issues/862).
 */
export const retrySharedModules: ModuleFederationRuntimePlugin = {
  name: 'yado-retry-shared-modules',
  beforeInitContainer(args) {
    for (const versions of Object.values(args.shareScope)) {
      for (const shared of Object.values(versions)) {
        // Eager modules came with the page: they can't fail and must stay synchronous.
        if (shared.shareConfig.eager || prepared.has(shared)) continue;
        prepared.add(shared);
        const { get } = shared;
        shared.get = () => retryUntilLoaded(async () => get(), loadingLimits.sharedModulePauseMs);
      }
    }
    return args;
  },
};
