import type { Profile } from '@yado/shared/auth';
import { chooseRelease } from '@yado/shared/contract/choose-release';
import type { MenuEntry, ReleaseDocument } from '@yado/shared/contract/release-document';

/** All menu entries of the live releases in their order. */
export function menuOf(release: ReleaseDocument, bucket: number): MenuEntry[] {
  return Object.values(release.remotes)
    .flatMap((channel) => chooseRelease(channel, bucket).declaration.menu)
    .sort((a, b) => a.order - b.order);
}

/** The entries that a person may open. */
export function menuFor({ permissions }: Profile, menu: MenuEntry[]): MenuEntry[] {
  return menu.filter(({ permission }) => !permission || permissions.includes(permission));
}
