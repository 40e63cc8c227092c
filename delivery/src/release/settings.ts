import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { Tenant } from './tenants.ts';

const KEYS = ['brand', 'configuration', 'flags', 'menu', 'allowedRemotes'] as const;

/** What a document says of a site besides the releases that run there. */
export type Settings = Pick<ReleaseDocument, (typeof KEYS)[number]>;

/** The settings of a document, or of a tenant's file, without anything else. */
export function pickSettings({ brand, configuration, flags, menu, allowedRemotes }: Settings): Settings {
  return { brand, configuration, flags, menu, allowedRemotes };
}

/** A tenant as its document has it; its pictures are in the store. */
export function toTenant(document: ReleaseDocument): Tenant {
  return { id: document.tenant, ...pickSettings(document), pictures: new Map() };
}

/** One line for each value that differs, such as `flags.old nothing → true`; lists are compared whole. */
export function settingChanges(before: Partial<Settings>, after: Settings): string[] {
  const [old, next] = [flattenValues(before), flattenValues(pickSettings(after))];
  const names = [...new Set([...next.keys(), ...old.keys()])];
  return names
    .filter((name) => old.get(name) !== next.get(name))
    .map((name) => `${name} ${old.get(name) ?? 'nothing'} → ${next.get(name) ?? 'nothing'}`);
}

/** Path of each value → the value as JSON. */
function flattenValues(value: unknown, path = ''): Map<string, string> {
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flattenValues(inner, path ? `${path}.${name}` : name),
    ]),
  );
}
