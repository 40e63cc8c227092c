import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const locked = new WeakSet<object>();

/**
 * Makes the share scope's entries read-only before a container is initialised: what one remote puts in their place
 * would be what all others get as React or Relay.
 */
export const lockShares: ModuleFederationRuntimePlugin = {
  name: 'yado-lock-shares',
  beforeInitContainer(args) {
    for (const [name, versions] of Object.entries(args.shareScope)) {
      lock(args.shareScope, name);
      for (const [version, part] of Object.entries(versions)) {
        lock(versions, version);
        if (locked.has(part)) continue;
        locked.add(part);
        lock(part, 'get');
        const { lib } = part;
        // The runtime assigns it again at each use, which must not throw.
        if (lib) Object.defineProperty(part, 'lib', { get: () => lib, set: () => {}, configurable: false });
      }
    }
    return args;
  },
};

function lock(owner: object, key: string): void {
  const value = Reflect.get(owner, key) as unknown;
  Object.defineProperty(owner, key, { value, enumerable: true, writable: false, configurable: false });
}
