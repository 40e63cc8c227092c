/** Rejection of pending work when a person or the parent process ends the script; not a failure. */
class ShutdownRequested extends Error {
  override name = 'ShutdownRequested';
}

export interface ShutdownSignal {
  /** Error with which `race` and `received` reject after a request to stop. */
  requested: Error;
  /** Rejects on a request to stop or on `crash`; never resolves. */
  received: Promise<never>;
  /** Resolves with the work's result, or rejects as `received` does when that comes first. */
  race: <T>(work: Promise<T>) => Promise<T>;
  crash: (reason: Error) => void;
}

/** Listens for Ctrl-C, SIGTERM, a closed terminal, and the exit of the parent process. */
export function listenForShutdown(): ShutdownSignal {
  const requested = new ShutdownRequested('shutdown requested');
  const { promise: received, reject } = Promise.withResolvers<never>();
  // Nothing may be awaiting it yet; an unhandled rejection would end the script.
  received.catch(() => {});
  const stop = () => reject(requested);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  return { requested, received, race: (work) => Promise.race([work, received]), crash: reject };
}
