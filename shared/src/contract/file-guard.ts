/** Where the host leaves its check for the runtimes of all builds; see `build/file-guard.mjs`. */
export const FILE_GUARD = '__yadoFileGuard';

/** Lets an element load what the release document names, with the integrity it states there, and nothing else. */
export type FileGuard = (element: HTMLScriptElement | HTMLLinkElement) => void;
