import type { HostOutline, ScreenOutline } from '@yado/shared/contract/outline';
import type {
  HostRelease,
  OutlineFile,
  RemoteRelease,
  RouteAccess,
} from '@yado/shared/contract/release-document';
import type { z } from 'zod';
import { computeIntegrity } from '../release/build-files.ts';
import { hostOutline, parseOutline, screenOutline } from '../release/outline-schema.ts';
import type { Store } from '../store/store.ts';
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
  /** False when the store did not answer: the next page may have one. */
  isFinal: boolean;
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
  async function read<T>(
    { id, baseUrl }: HostRelease | RemoteRelease,
    { file, integrity }: OutlineFile,
    schema: z.ZodType<T>,
  ): Promise<T | null> {
    const data = await store.get((baseUrl + file).slice(1));
    const found = data && computeIntegrity(data) === integrity ? parseOutline(schema, data) : null;
    if (!found) log.error({ release: id, file }, 'outline refused: missing, or not as it was published');
    return found;
  }

  async function readScreen(screen: Screen | undefined): Promise<ScreenOutline | null> {
    const file = screen?.release.outlines?.[screen.chunk];
    return screen && file ? read(screen.release, file, screenOutline) : null;
  }

  const find: (...page: Parameters<FindOutline>) => Promise<PageOutline | null> = async (
    { host, findOwner },
    owner,
  ) => {
    if (!host.outline) return null;
    const access = owner?.access ?? 'public';
    const [frame, screen, signIn] = await Promise.all([
      read(host, host.outline, hostOutline),
      readScreen(owner),
      access === 'public' ? null : readScreen(findOwner(SIGN_IN)),
    ]);
    return frame && { host: frame, screen: owner ? (screen ?? undefined) : null, signIn, access };
  };

  return async (variant, owner) => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the store takes too long')), patienceMs);
    });
    try {
      return { outline: await Promise.race([find(variant, owner), patience]), isFinal: true };
    } catch (error) {
      log.error({ err: error }, 'store fails: a page goes out without its outline');
      return { outline: null, isFinal: false };
    } finally {
      clearTimeout(timer);
    }
  };
}
