import type { Profile } from '@yado/shared/auth';
import type { LoadArguments } from '@yado/shared/contract/remote';
import type { RemoteRelease, RouteDeclaration } from '@yado/shared/contract/release-document';
import { matchRoutes, type RouteObject } from '@yado/shared/router';
import { mayOpen } from '../session/may-open.ts';

/** The `handle` of a remote's routes: one screen, in the release that this browser gets. */
export interface RemoteScreenRoute {
  release: RemoteRelease;
  route: RouteDeclaration;
  /** Runs its code before it is opened. */
  prepare: () => void;
  /** Asks for what it shows, for a click that is on its way. */
  begin: (args: LoadArguments) => void;
}

interface Situation {
  routes: RouteObject[];
  /** Path of the page. */
  here: string;
  /** Paths that the page links to, nearest first. */
  links: string[];
  profile: Profile | null;
}

/**
 * What is worth fetching on a page, nearest first: the screens that it links to, the other ones of its remote, and
 * the first one of every other remote. Only what the person may open: nobody downloads a desk that isn't theirs.
 */
export function nextScreens({ routes, here, links, profile }: Situation): RemoteScreenRoute[] {
  const linked = links.flatMap((path) => screenAt(routes, path)?.screen ?? []);
  const own = screenAt(routes, here)?.screen;
  const all = routes
    .flatMap(({ children }) => children ?? [])
    .flatMap(({ handle }) => (handle as RemoteScreenRoute | undefined) ?? []);
  const open = all.filter(({ route }) => mayOpen(route.access, profile));
  const neighbours = open.filter(({ release }) => release === own?.release);
  const first = open.filter((one) => one === open.find(({ release }) => release === one.release));
  const wanted = new Set([...linked, ...neighbours, ...first]);
  return [...wanted].filter((screen) => screen !== own && open.includes(screen));
}

/** The screen that the router would show at a path, and what of the path it hands to it, if it is a remote's. */
export function screenAt(routes: RouteObject[], path: string) {
  const match = matchRoutes(routes, path)?.at(-1);
  const screen = match?.route.handle as RemoteScreenRoute | undefined;
  return match && screen && { screen, params: match.params };
}

/** Absolute addresses of a screen's files, in the order in which the page asks for them. */
export function filesOf({ release, route }: RemoteScreenRoute): string[] {
  const names = [release.entry, ...release.initial, ...(release.chunks[route.chunk] ?? [])];
  return [...new Set(names)].map((name) => new URL(release.baseUrl + name, location.href).href);
}
