/** Releases what a route's `load` retained: the value itself, or the values of an object, that can be disposed. */
export function disposeAll(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const value of [data, ...Object.values(data)]) {
    if (isDisposable(value)) value.dispose();
  }
}

function isDisposable(value: unknown): value is { dispose: () => void } {
  return (
    typeof value === 'object' && value !== null && 'dispose' in value && typeof value.dispose === 'function'
  );
}
