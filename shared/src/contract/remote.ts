import type { ComponentType } from 'react';

/** The one module a remote exposes, as `./remote`. */
export interface RemoteModule {
  routes: RemoteRoute[];
}

export interface RemoteRoute<Data = unknown> {
  /** The pattern that `remote.json` declares. */
  path: string;
  /** Starts the screen's queries before its code has arrived. Values with a `dispose` are disposed when the user leaves. */
  load?: (args: LoadArguments) => Data;
  /** The screen's code; asked for on each navigation, so that a failed download can be tried again. */
  screen: () => Promise<ScreenModule<Data>>;
}

export interface LoadArguments {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

export interface ScreenModule<Data = unknown> {
  /**
   * Instead of the route's own `load`, where not even the queries may be downloaded by those who can't open the
   * screen: starts them once the screen's code has arrived.
   */
  load?: (args: LoadArguments) => Data;
  Screen: ComponentType<{ data: Data }>;
}

/** Keeps `load` and `Screen` of one route in agreement on the type of their data. */
export function defineRoute<Data>(route: RemoteRoute<Data>): RemoteRoute {
  return route as RemoteRoute;
}
