/**
 * All limits of loading a screen; `docs/loading-a-remote.md` shows where each applies. Names that end in `Ms` are
 * milliseconds. `loading-limits.test.ts` holds the relations between them.
 */
export const loadingLimits = {
  /** Tries of one release. */
  attempts: 2,
  /** Pause before the second try. Shorter than `patienceMs`, so that the pause is not taken for silence. */
  retryDelayMs: 300,
  /** Silence of a release after which the next one is requested beside it. */
  patienceMs: 4_000,
  /** End of the whole load. Longer than all tries of a container that never answers. */
  screenMs: 20_000,
  /** Download of a container script. Longer than `patienceMs`: a slow container may still win. */
  containerMs: 8_000,
  /**
   * Download of a chunk, also of a prefetched one. As long as `screenMs`; set in `shared/build/rsbuild.mjs` too, because
   * the bundler's runtime needs it.
   */
  chunkMs: 20_000,
  /** Request that distinguishes a missing file from a changed one before a retry. Shorter than `patienceMs`. */
  probeMs: 1_000,
  /** Longest pause between two requests of a shared module. Several fit into `screenMs`. */
  sharedModulePauseMs: 4_000,
  /** Time from a press to the click after which a preloaded screen is disposed. */
  pressMs: 1_000,
  /** Time that the first paint waits for the first screen before the shell is painted alone. */
  firstPaintMs: 1_000,
  /** Time that the first screen stays unpainted for its data. Longer than `firstPaintMs`: the shell comes first. */
  firstDataMs: 3_000,
  /** Time that the previous screen stays on the page while the next one's data loads. */
  nextDataMs: 300,
} as const;
