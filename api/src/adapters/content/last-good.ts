interface Copy {
  value: unknown;
  freshUntil: number;
}

const FRESH_MS = 60_000;
/** After a failure the source is left alone for so long: readers must not wait for it each time. */
const REST_MS = 10_000;
const MAX_COPIES = 500;

/**
 * Remembers what was read for a minute, reads each thing once however many ask at the same time, and answers with the
 * last good copy while its source fails. What is not there is not remembered.
 */
export function createLastGood(clock: () => Date, onFailure: (key: string, error: unknown) => void) {
  const copies = new Map<string, Copy>();
  const reading = new Map<string, Promise<unknown>>();

  async function read(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const value = await load();
    copies.delete(key);
    if (value !== null) copies.set(key, { value, freshUntil: clock().getTime() + FRESH_MS });
    const oldest = copies.keys().next().value;
    if (copies.size > MAX_COPIES && oldest !== undefined) copies.delete(oldest);
    return value;
  }

  /** `load` gets whether a copy could be served instead, so that it need not be waited for long. */
  return async function lastGood<T>(key: string, load: (hasCopy: boolean) => Promise<T>): Promise<T> {
    const copy = copies.get(key);
    if (copy !== undefined && copy.freshUntil > clock().getTime()) return copy.value as T;
    const running = reading.get(key) ?? read(key, () => load(copy !== undefined));
    reading.set(key, running);
    try {
      return (await running) as T;
    } catch (error) {
      if (copy === undefined) throw error;
      if (copy.freshUntil <= clock().getTime()) {
        onFailure(key, error);
        copy.freshUntil = clock().getTime() + REST_MS;
      }
      return copy.value as T;
    } finally {
      if (reading.get(key) === running) reading.delete(key);
    }
  };
}
