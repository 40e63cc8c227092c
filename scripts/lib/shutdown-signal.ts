/** Thrown into waiting work when a person or a parent process ends the script: no failure. */
class Told extends Error {
  override name = 'Told';
}

export interface End {
  /** What `unless` and `comes` fail with when the script was told to stop. */
  told: Error;
  /** Fails when the script is told to stop or a part crashes; never succeeds. */
  comes: Promise<never>;
  /** The work's result, unless the end comes first. */
  unless: <T>(work: Promise<T>) => Promise<T>;
  crash: (reason: Error) => void;
}

/** Listens for Ctrl-C, SIGTERM, a closed terminal, and the end of the process that started this one. */
export function untilToldToStop(): End {
  const told = new Told('told to stop');
  const { promise: comes, reject } = Promise.withResolvers<never>();
  // Whoever waits sees the failure; nobody may be waiting at this moment.
  comes.catch(() => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => reject(told));
  process.on('disconnect', () => reject(told));
  return { told, comes, unless: (work) => Promise.race([work, comes]), crash: reject };
}
