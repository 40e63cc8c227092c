declare const shape: unique symbol;

/** What a JSON column holds of a T, in whichever form a release has written it: see `StoredKind`. */
export interface Stored<T> {
  readonly [shape]: T;
}

/** Reads and writes values of one kind in JSON columns. */
export interface StoredKind<T> {
  read(stored: Stored<T>): T;
  store(value: T): Stored<T>;
  /** The same for a value that has two columns: of the product's form, and of the form of earlier releases. */
  apart(value: T): { own: Stored<T>; earlier: Stored<T> };
}

/** The product's form of a value in JSON. */
interface Versioned<T> {
  v: 2;
  own: T;
}

/**
 * Releases before the migration 0018 write a value as Rapid's messages say it, without a version; such a value is mapped
 * once, when it is read. As long as such a release may still be running, what is written holds that form too, beside the
 * product's: a release that rewrites a value drops both, so that the two never differ.
 */
export function storedKind<T extends object, Earlier extends object>(earlier: {
  read(json: Earlier): T;
  write(value: T): Earlier;
}): StoredKind<T> {
  const mapped = new WeakMap<object, T>();
  const versioned = (own: T): Versioned<T> => ({ v: 2, own });
  const asStored = (json: object) => json as unknown as Stored<T>;
  return {
    read(stored) {
      const json = stored as unknown as Versioned<T> | Earlier;
      if (isVersioned(json)) return json.own;
      const value = mapped.get(json) ?? earlier.read(json);
      mapped.set(json, value);
      return value;
    },
    store: (value) => asStored({ ...earlier.write(value), ...versioned(value) }),
    apart: (value) => ({ own: asStored(versioned(value)), earlier: asStored(earlier.write(value)) }),
  };
}

function isVersioned<T>(json: Versioned<T> | object): json is Versioned<T> {
  return 'v' in json && json.v === 2;
}
