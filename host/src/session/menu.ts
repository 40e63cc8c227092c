import type { Profile } from '@yado/shared/auth';
import { chooseRelease } from '@yado/shared/contract/choose-release';
import { liveRemotes } from '@yado/shared/contract/live-remotes';
import type { MenuChange, MenuEntry, ReleaseDocument } from '@yado/shared/contract/release-document';

/** All menu entries of the live releases, as the agency wants them, in their order. */
export function menuOf(release: ReleaseDocument, bucket: number): MenuEntry[] {
  return liveRemotes(release)
    .flatMap(([, channel]) => chooseRelease(channel, bucket).declaration.menu)
    .flatMap((entry) => changed(entry, release.menu))
    .sort((a, b) => a.order - b.order);
}

function changed(entry: MenuEntry, changes: MenuChange[] = []): MenuEntry[] {
  const { label, order, hidden } = changes.find(({ path }) => path === entry.path) ?? {};
  return hidden ? [] : [{ ...entry, label: label ?? entry.label, order: order ?? entry.order }];
}

/** The entries that a person may open. */
export function menuFor({ permissions }: Profile, menu: MenuEntry[]): MenuEntry[] {
  return menu.filter(({ permission }) => !permission || permissions.includes(permission));
}
