/** Where releases, documents and operations live: a folder here, a bucket that speaks S3 elsewhere. */
export interface Store {
  /** The whole object, or null. */
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** When the object was last written, by the store's own clock; null when there is none. */
  modified(key: string): Promise<Date | null>;
  /** Writes the object whole or not at all; readers never see a part of it. */
  put(key: string, data: Uint8Array): Promise<void>;
  /** Like `put`, but false without writing when the key is taken, also by someone writing at the same moment. */
  create(key: string, data: Uint8Array): Promise<boolean>;
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>;
  /** Keys below a folder, sorted; with `after` only those behind that key. */
  list(folder: string, after?: string): Promise<string[]>;
}

const SEGMENT = /^[A-Za-z0-9_@~+=-][A-Za-z0-9._@~+=-]*$/;

/** Whether a key is made of plain names only: nothing hidden, nothing that climbs out of the store. */
export function isKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));
}
