import { liveRemotes } from '@yado/shared/contract/live-remotes';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { Branding } from '../release/branding.ts';
import { type Finding, finding } from '../release/finding.ts';

/** What of an agency's menu and remotes means nothing on its site. */
export function brandingFindings(
  tenant: string,
  { menu = [], allowedRemotes }: Branding,
  { remotes }: ReleaseDocument,
): Finding[] {
  const unknown = (allowedRemotes ?? []).filter((id) => !remotes[id]);
  const paths = liveRemotes({ remotes, allowedRemotes }).flatMap(([, { stable }]) =>
    stable.declaration.menu.map(({ path }) => path),
  );
  return [
    ...unknown.map((id) =>
      finding('remote-unknown', `remotes names ${id}; there are ${Object.keys(remotes).join(', ')}.`, tenant),
    ),
    ...menu
      .filter(({ path }) => !paths.includes(path))
      .map(({ path }) =>
        finding('menu-unknown', `menu names ${path}; there are ${paths.join(', ')}.`, tenant),
      ),
  ];
}
