import type { Channel, ReleaseDocument, RemoteRelease } from './release-document.ts';

/**
 * The remotes that a tenant's site is made of, with their ids; edge and host must agree, or a page names files of a
 * remote that has no route. A remote that the tenant doesn't allow keeps its releases in the document, so that it is
 * back at once when it is allowed again.
 */
export function liveRemotes({
  remotes,
  allowedRemotes,
}: Pick<ReleaseDocument, 'remotes' | 'allowedRemotes'>): [id: string, Channel<RemoteRelease>][] {
  return Object.entries(remotes).filter(([id]) => allowedRemotes?.includes(id) ?? true);
}
