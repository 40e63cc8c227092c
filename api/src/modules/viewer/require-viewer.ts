import { UnauthenticatedError } from '../../lib/errors.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import type { Viewer } from './viewer.ts';

/** The viewer of a request that needs one; throws UnauthenticatedError. */
export function requireViewer(context: RequestContext): Viewer {
  if (context.viewer === null) throw new UnauthenticatedError();
  return context.viewer;
}
