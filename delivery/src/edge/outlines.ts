import type { HostOutline, ScreenOutline } from '@yado/shared/contract/outline';
import type {
  HostRelease,
  OutlineFile,
  RemoteRelease,
  RouteAccess,
} from '@yado/shared/contract/release-document';
import type { z } from 'zod';
import { hostOutline, screenOutline } from '../release/outline-schema.ts';
import type { Store } from '../store/store.ts';
import { createPublishedFiles } from './published-files.ts';
import type { Owner, Variant } from './site-variants.ts';

/** What a page shows before any script has arrived. */
export interface PageOutline {
  host: HostOutline;
  /** Absent: the host's skeleton; null: the address is nobody's. */
  screen?: ScreenOutline | null;
  /** Where the screen needs a session: what those see who have none. */
  signIn?: ScreenOutline | null;
  access: RouteAccess;
}

export interface FoundOutline {
  outline: PageOutline | null;
  /** How long the page may be kept: a refused file may be put right, and a store that did not answer may the next time. */
  keep: 'for-good' | 'a-while' | 'never';
}

type Screen = Pick<Owner, 'release' | 'chunk' | 'access'>;

export type FindOutline = (
  variant: Pick<Variant, 'host' | 'findOwner'>,
  owner: Screen | undefined,
) => Promise<FoundOutline>;

/** Where the host sends who needs a session. */
const SIGN_IN = '/sign-in';

interface Options {
  store: Pick<Store, 'get'>;
  log: { error: (fields: object, message: string) => void };
  /** A page is sent without its outline rather than later. */
  patienceMs?: number;
}

/** Outlines come second to the page: whatever is wrong with one, the page does without, and the log says why. */
export function createOutlines({ store, log, patienceMs = 1_000 }: Options): FindOutline {
  const readPublished = createPublishedFiles(store, ({ id }, file) =>
    log.error({ release: id, file }, 'outline refused: missing, or not as it was published'),
  );

  const find = async (...[{ host, findOwner }, owner]: Parameters<FindOutline>): Promise<FoundOutline> => {
    if (!host.outline) return { outline: null, keep: 'for-good' };
    let keep: FoundOutline['keep'] = 'for-good';
    const read = async <T>(release: HostRelease | RemoteRelease, file: OutlineFile, schema: z.ZodType<T>) => {
      const found = await readPublished(release, file, schema);
      if (!found) keep = 'a-while';
      return found;
    };
    const readScreen = async (screen: Screen | undefined) => {
      const file = screen?.release.outlines?.[screen.chunk];
      return screen && file ? read(screen.release, file, screenOutline) : null;
    };
    const access = owner?.access ?? 'public';
    const [frame, screen, signIn] = await Promise.all([
      read(host, host.outline, hostOutline),
      readScreen(owner),
      access === 'public' ? null : readScreen(findOwner(SIGN_IN)),
    ]);
    const outline = frame && { host: frame, screen: owner ? (screen ?? undefined) : null, signIn, access };
    return { outline, keep };
  };

  return async (variant, owner) => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the store takes too long')), patienceMs);
    });
    try {
      return await Promise.race([find(variant, owner), patience]);
    } catch (error) {
      log.error({ err: error }, 'store fails: a page goes out without its outline');
      return { outline: null, keep: 'never' };
    } finally {
      clearTimeout(timer);
    }
  };
}
