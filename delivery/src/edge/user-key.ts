import type { PublicConfiguration } from '@yado/shared/contract/release-document';

/** Where the identity SDK leaves its user in local storage. */
export function toUserKey({ identity }: PublicConfiguration): string {
  return `firebase:authUser:${identity.apiKey}:[DEFAULT]`;
}
