import type { AppContext } from '../context.ts';
import type { Viewer } from '../modules/viewer/viewer.ts';
import type { Loaders } from './loaders.ts';

/** What a resolver gets as its context: one per HTTP request. */
export interface RequestContext {
  app: AppContext;
  /** Null when nobody is signed in or the account may not be used. */
  viewer: Viewer | null;
  requestId: string;
  clientIp: string;
  /** Stable through one sign-in session; not the token and not derived back to it. */
  sessionId: string;
  loaders: Loaders;
}
