import { chooseRelease } from '@yado/shared/contract/choose-release';
import { liveRemotes } from '@yado/shared/contract/live-remotes';
import type {
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  RouteAccess,
} from '@yado/shared/contract/release-document';
import { createMatchers, splitPath } from '../routing/route-pattern.ts';

/** An address that a remote has declared. */
export interface Owner {
  /** The remote. */
  part: string;
  /** Tells the screens of a variant apart. */
  index: number;
  /** The screen's chunk, and who may open it. */
  chunk: string;
  access: RouteAccess;
  release: RemoteRelease;
  /** Files of the screen that the page may name. */
  screen: string[];
  /** Whether the screen is made of the host's later parts too. */
  laterParts: boolean;
  /** What links to the screen are called. */
  title?: string;
  /** The pattern that its addresses have. */
  path: string;
  /** Its address, where it has only one. */
  address?: string;
}

/** A site as all browsers get it whose cohorts choose the same releases. */
export interface Variant {
  /** The highest of those cohorts; it stands for them all. */
  cohort: number;
  host: HostRelease;
  /** The screen with the most specific pattern for an address. */
  findOwner(pathname: string): Owner | undefined;
}

const COHORTS = 100;

const known = new WeakMap<ReleaseDocument, (cohort: number) => Variant>();

/** The same as {@link siteVariants}, once for each document. */
export function variantsOf(document: ReleaseDocument): (cohort: number) => Variant {
  const variants = known.get(document) ?? siteVariants(document);
  known.set(document, variants);
  return variants;
}

/** The variant of a site that a cohort gets; what takes work is done once for each. */
export function siteVariants(document: ReleaseDocument): (cohort: number) => Variant {
  const variants = new Map<number, Variant>();
  const channels = [document.host, ...Object.values(document.remotes)];
  const percents = channels.flatMap(({ canary }) => (canary ? [canary.percent] : []));
  return (cohort) => {
    const last = Math.ceil(Math.min(COHORTS, ...percents.filter((percent) => cohort < percent))) - 1;
    const known = variants.get(last);
    if (known) return known;
    const made = buildVariant(document, last);
    variants.set(last, made);
    return made;
  };
}

function buildVariant(document: ReleaseDocument, cohort: number): Variant {
  const screens = liveRemotes(document).flatMap(([part, channel]) => {
    const release = chooseRelease(channel, cohort);
    return release.declaration.routes.map((route) => ({ part, release, route }));
  });
  const byRank = screens
    .flatMap(({ part, release, route: { path, access, chunk, preload, laterParts, title } }, index) => {
      const owner: Owner = {
        part,
        index,
        chunk,
        access,
        release,
        screen: preload === false ? [] : (release.chunks[chunk] ?? []),
        laterParts: laterParts !== false,
        title,
        path,
        address: /[:*?]/.test(path) ? undefined : path,
      };
      return createMatchers(path).map((matcher) => ({ ...matcher, owner }));
    })
    .sort((one, other) => other.rank - one.rank);
  return {
    cohort,
    host: chooseRelease(document.host, cohort),
    findOwner: (pathname) => {
      const path = splitPath(pathname);
      return byRank.find(({ matches }) => matches(path))?.owner;
    },
  };
}
