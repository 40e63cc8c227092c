import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { listChannels } from '../release/channels.ts';
import type { FailingCanary } from './end-worse-canaries.ts';
import type { Log } from './log.ts';

/** Calls a person once for each canary that seems to fail, but not so clearly that it ends by itself. */
export function createDoubtAlert(log: Pick<Log, 'warn'>) {
  const known = new Set<string>();
  return {
    warn: ({ part, version, id, counts, tenants }: FailingCanary): void => {
      const key = toKey({ part, id });
      if (known.has(key)) return;
      known.add(key);
      const about = { part, version, id, counts, tenants };
      log.warn({ event: 'alert', name: 'canary-failing', ...about }, 'a canary needs a decision');
    },
    /** The same release may be tried once more. */
    forgetEnded: (documents: ReleaseDocument[]): void => {
      const running = new Set(
        documents.flatMap((document) =>
          listChannels(document).flatMap(([part, { canary }]) =>
            canary ? [toKey({ part, id: canary.release.id })] : [],
          ),
        ),
      );
      for (const key of known) if (!running.has(key)) known.delete(key);
    },
  };
}

function toKey({ part, id }: { part: string; id: string }): string {
  return `${part} ${id}`;
}
