const { defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

interface NativeMethod {
  name: string;
  owner: object;
  key: PropertyKey;
  descriptor: PropertyDescriptor;
}

/**
 * Remembers the present methods of these objects. The returned function restores those that were overwritten or removed
 * and returns their names. It calls none of them itself, because they may be broken.
 */
export function rememberNativeMethods(owners: Record<string, object>): () => string[] {
  const methods = Object.entries(owners).flatMap(([name, owner]) => listMethods(owner, name));
  return () => {
    const overwritten: string[] = [];
    for (let index = 0; index < methods.length; index += 1) {
      const { owner, key, descriptor, name } = methods[index] as NativeMethod;
      if (getOwnPropertyDescriptor(owner, key)?.value === descriptor.value) continue;
      if (defineProperty(owner, key, descriptor)) overwritten[overwritten.length] = name;
    }
    return overwritten;
  };
}

function listMethods(owner: object, ownerName: string): NativeMethod[] {
  return ownKeys(owner).flatMap((key) => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    if (typeof descriptor?.value !== 'function') return [];
    return [{ name: `${ownerName}.${String(key)}`, owner, key, descriptor }];
  });
}
