import { setTimeout as sleep } from 'node:timers/promises';
import { OUTSIDE, type OutsideService, probeService } from './adapters/probe/probe-services.ts';
import { isRefusal } from './adapters/probe/probe-result.ts';
import type { AppContext } from './context.ts';
import { catalogIsUsable } from './modules/catalog/catalog-store.ts';

const AGAIN_WHILE_STARTING_MS = 5_000;
const AGAIN_MS = 60_000;

export interface WatchedServices {
  /** Resolves once the services may be opened to people. */
  opened: Promise<void>;
  stop(): void;
}

/**
 * Looks at every service outside at the start, and again at those that are not as they have to be until they are.
 *
 * The first start of an installation, which has no hotels yet and nobody to serve, waits for as long as a service refuses
 * what we have for it. Any later one waits for none: people with a trip see it without supplier or card provider, so that
 * a refused key is an alert there, and an outage a warning.
 */
export async function watchServices(app: AppContext, isReady: () => boolean): Promise<WatchedServices> {
  const stopping = new AbortController();
  const isFirst = !(await catalogIsUsable(app.db));
  const look = (names: readonly OutsideService[]) =>
    Promise.all(
      names.map(async (name) => {
        const result = await probeService(name, app, app.config);
        if (result !== null && !stopping.signal.aborted) app.services.probed(name, result);
      }),
    );
  const isOpen = () => !isFirst || !app.services.faults().some(isRefusal);
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const first = look(OUTSIDE);
  const keepLooking = async () => {
    await first;
    while (!stopping.signal.aborted) {
      if (isOpen()) open();
      const pause = isReady() ? AGAIN_MS : AGAIN_WHILE_STARTING_MS;
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await look(listWorthALook(app, isReady()));
    }
    open();
  };
  void keepLooking();
  if (!isFirst) open();
  return { opened, stop: () => stopping.abort() };
}

/** A start waits for the supplier's hotels, however it found the supplier at first. */
function listWorthALook({ services }: AppContext, isReady: boolean): OutsideService[] {
  const faulty = new Set(services.faults().map(({ service }) => service));
  return OUTSIDE.filter((name) => faulty.has(name) || (name === 'supplier' && !isReady));
}
