import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { untilHad } from '@yado/shared/files/until-had';

/** A person who tries again after a failure does not wait much longer for a file that has come back. */
const LONGEST_WAIT_MS = 4_000;

const prepared = new WeakSet<object>();

/**
 * A part of the host that a remote takes and that can't be had is asked for until it can; the screen gives up waiting by
 * itself, and finds the part at its next try. A rejection would last until the page is reloaded: the federation runtime
 * keeps it, and hands it to modules of the remote, whose failed evaluation is kept too, as the language demands.
 */
export const retrySharedModules: ModuleFederationRuntimePlugin = {
  name: 'yado-ask-again',
  beforeInitContainer(args) {
    for (const versions of Object.values(args.shareScope)) {
      for (const part of Object.values(versions)) {
        // What came with the page can't fail, and is taken without waiting.
        if (part.shareConfig.eager || prepared.has(part)) continue;
        prepared.add(part);
        const { get } = part;
        part.get = () => untilHad(async () => get(), LONGEST_WAIT_MS);
      }
    }
    return args;
  },
};
