import { rememberNativeMethods } from './native-methods.ts';

/**
 * What every part of the page relies on. Unlike the globals of `lock-globals.ts` these can't be made read-only:
 * bundlers and libraries assign a `push` or a `toString` of their own to single objects, which a read-only prototype
 * would forbid.
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

/** A remote that overwrote methods of the language or the browser, which broke them for every other part of the page. */
export class NativesOverwritten extends Error {
  override name = 'NativesOverwritten';

  constructor(methods: string[]) {
    super(`overwritten: ${methods.join(', ')}`);
  }
}

/** Puts back what was overwritten; answers with an error that names it, or null when there was nothing. */
export function restoreNatives(): NativesOverwritten | null {
  const methods = restore();
  return methods.length > 0 ? new NativesOverwritten(methods) : null;
}

/** Until the next call, what is overwritten while the page is in use counts against the screen that was opened last. */
export function blameForNatives(screen: OnOverwritten): void {
  onOverwritten = screen;
}

/** Puts back what was overwritten since, and reports it to the screen opened last; answers whether there was anything. */
export function checkNatives(): boolean {
  const error = restoreNatives();
  if (error) onOverwritten?.(error);
  return error !== null;
}
