import { rememberNativeMethods } from './native-methods.ts';

/**
 * Methods that all code of the page relies on. Unlike the globals of `lock-globals.ts` they can't be read-only: bundlers
 * and libraries assign their own `push` or `toString` to single objects, which a read-only prototype forbids.
 */
const restore = rememberNativeMethods({
  Object,
  'Object.prototype': Object.prototype,
  'Function.prototype': Function.prototype,
  Array,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'RegExp.prototype': RegExp.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  Promise,
  'Promise.prototype': Promise.prototype,
  JSON,
  Reflect,
  'EventTarget.prototype': EventTarget.prototype,
  'Node.prototype': Node.prototype,
  'Element.prototype': Element.prototype,
  'Storage.prototype': Storage.prototype,
  'History.prototype': History.prototype,
  'Headers.prototype': Headers.prototype,
  'Response.prototype': Response.prototype,
});

type OnOverwritten = (error: NativesOverwritten) => void;

let onOverwritten: OnOverwritten | undefined;

/** Failure of a remote that overwrote methods of the language or the browser for the whole page. */
export class NativesOverwritten extends Error {
  override name = 'NativesOverwritten';

  constructor(methods: string[]) {
    super(`overwritten: ${methods.join(', ')}`);
  }
}

/** Restores overwritten methods; returns an error that names them, or null when there are none. */
export function restoreNatives(): NativesOverwritten | null {
  const methods = restore();
  return methods.length > 0 ? new NativesOverwritten(methods) : null;
}

/** Sets the callback for later overwrites: they count against the screen that was opened last. */
export function blameForNatives(callback: OnOverwritten): void {
  onOverwritten = callback;
}

/** Restores overwritten methods and reports them to the callback; true when there were any. */
export function checkNatives(): boolean {
  const error = restoreNatives();
  if (error) onOverwritten?.(error);
  return error !== null;
}
