import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const locked = new WeakSet<object>();

/**
 * Makes the entries of the share scope read-only before a container is initialized. Otherwise a remote could replace
 * React or Relay for all others.
 */
export const lockShares: ModuleFederationRuntimePlugin = {
  name: 'yado-lock-shares',
  beforeInitContainer(args) {
    for (const [name, versions] of Object.entries(args.shareScope)) {
      lock(args.shareScope, name);
      for (const [version, shared] of Object.entries(versions)) {
        lock(versions, version);
        if (locked.has(shared)) continue;
        locked.add(shared);
        lock(shared, 'get');
        const { lib } = shared;
        // The runtime assigns `lib` again at each use, which must not throw.
        if (lib) Object.defineProperty(shared, 'lib', { get: () => lib, set: () => {}, configurable: false });
      }
    }
    return args;
  },
};

function lock(owner: object, key: string): void {
  const value = Reflect.get(owner, key) as unknown;
  Object.defineProperty(owner, key, { value, enumerable: true, writable: false, configurable: false });
}
