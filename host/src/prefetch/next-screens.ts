import type { Profile } from '@yado/shared/auth';
import type { LoadArguments } from '@yado/shared/contract/remote';
import type { RemoteRelease, RouteDeclaration } from '@yado/shared/contract/release-document';
import { matchRoutes, type RouteObject } from '@yado/shared/router';
import { mayOpen } from '../session/may-open.ts';

/** The `handle` of a remote's route: a screen in the release that this browser gets. */
export interface RemoteScreenRoute {
  release: RemoteRelease;
  route: RouteDeclaration;
  /** Loads and runs its code before it is opened. */
  prepare: () => void;
  /** Starts to load it, with its data, at the press before a click. */
  begin: (args: LoadArguments) => void;
}

interface Options {
  routes: RouteObject[];
  /** Path of the page. */
  here: string;
  /** Paths that the page links to, nearest first. */
  links: string[];
  profile: Profile | null;
}

/**
 * Selects the screens worth downloading on a page, nearest first: those that it links to, the others of its remote, and
 * the first of every other remote; only screens that the user may open. A public screen only when it is linked: a
 * visitor arrives there from outside.
 */
export function nextScreens({ routes, here, links, profile }: Options): RemoteScreenRoute[] {
  const linked = links.flatMap((path) => findScreen(routes, path)?.screen ?? []);
  const own = findScreen(routes, here)?.screen;
  const all = routes
    .flatMap(({ children }) => children ?? [])
    .flatMap(({ handle }) => (handle as RemoteScreenRoute | undefined) ?? []);
  const open = all.filter(({ route }) => mayOpen(route.access, profile));
  const likely = open.filter(({ route }) => route.access !== 'public');
  const siblings = likely.filter(({ release }) => release === own?.release);
  const first = likely.filter((one) => one === likely.find(({ release }) => release === one.release));
  const selected = new Set([...linked, ...siblings, ...first]);
  return [...selected].filter((screen) => screen !== own && open.includes(screen));
}

/** Finds the remote's screen at a path and the parameters in the path. */
export function findScreen(routes: RouteObject[], path: string) {
  const match = matchRoutes(routes, path)?.at(-1);
  const screen = match?.route.handle as RemoteScreenRoute | undefined;
  return match && screen && { screen, params: match.params };
}

/** Absolute addresses of a screen's files, in the order in which the page loads them. */
export function listScreenFiles({ release, route }: RemoteScreenRoute): string[] {
  const names = [release.entry, ...release.initial, ...(release.chunks[route.chunk] ?? [])];
  return [...new Set(names)].map((name) => new URL(release.baseUrl + name, location.href).href);
}
