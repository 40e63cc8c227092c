import type { VerifiedToken } from '../adapters/identity/identity-port.ts';
import type { SupplierCustomer } from '../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../context.ts';
import type { CallLimitName } from '../limits/call-limits.ts';
import type { Viewer } from '../modules/viewer/viewer.ts';
import type { Loaders } from '../server/loaders.ts';

/** What a resolver gets as its context: one per HTTP request. */
export interface RequestContext {
  app: AppContext;
  /** Null when nobody is signed in or the account may not be used. */
  viewer: Viewer | null;
  /** Who the identity service says is asking, also when there is no user yet: for taking up an invitation. */
  identity: VerifiedToken | null;
  requestId: string;
  /** The host name of the site that the request came through. */
  hostname: string;
  /** For whom the supplier is asked. */
  customer: SupplierCustomer;
  /** Stable through one sign-in session; not the token and not derived back to it. */
  sessionId: string;
  loaders: Loaders;
  /** Counts one call against a limit; throws RateLimitedError. */
  countCall(limit: CallLimitName): Promise<void>;
  /** Counts one call unless the request has been counted against the limit already. */
  countRequest(limit: CallLimitName): Promise<void>;
}
