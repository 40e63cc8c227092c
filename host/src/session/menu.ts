import type { Profile } from '@yado/shared/auth';
import { chooseRelease } from '@yado/shared/contract/choose-release';
import { liveRemotes } from '@yado/shared/contract/live-remotes';
import type { MenuChange, MenuEntry, ReleaseDocument } from '@yado/shared/contract/release-document';

/** Builds the menu: entries of the live releases with the agency's changes, in their order. */
export function buildMenu(releaseDocument: ReleaseDocument, bucket: number): MenuEntry[] {
  return liveRemotes(releaseDocument)
    .flatMap(([, channel]) => chooseRelease(channel, bucket).declaration.menu)
    .flatMap((entry) => applyChange(entry, releaseDocument.menu))
    .sort((a, b) => a.order - b.order);
}

function applyChange(entry: MenuEntry, changes: MenuChange[] = []): MenuEntry[] {
  const { label, order, hidden } = changes.find(({ path }) => path === entry.path) ?? {};
  return hidden ? [] : [{ ...entry, label: label ?? entry.label, order: order ?? entry.order }];
}

/** Selects the entries that the user may open. */
export function selectMenu({ permissions }: Profile, menu: MenuEntry[]): MenuEntry[] {
  return menu.filter(({ permission }) => !permission || permissions.includes(permission));
}
