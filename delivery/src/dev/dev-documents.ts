import type { ReleaseDocument, RemoteRelease } from '@yado/shared/contract/release-document';
import type { LiveDocuments } from '../edge/live-documents.ts';
import { currentDocument } from '../release/documents.ts';
import { LIFETIME_MS } from '../release/next-document.ts';
import { HOST } from '../release/parts.ts';
import { uploadPictures } from '../registry/publish.ts';
import { currentTenants } from '../release/tenants.ts';
import type { ReleaseConfig } from '../config/env.ts';
import type { SigningKeys } from '../signing/keys.ts';
import { signDocument } from '../signing/sign-document.ts';
import type { Store } from '../store/store.ts';
import { devHost, devRemote } from './dev-releases.ts';

interface Options {
  config: ReleaseConfig;
  parts: Map<string, string>;
  keys: SigningKeys;
  store: Store;
  log: (message: string) => void;
}

/** Documents built for each page, signed like published ones, of what the development servers hold then. */
export function createDevDocuments({ config, parts, keys, store, log }: Options): LiveDocuments {
  return {
    get: async (id) => {
      const tenants = await currentTenants(config.tenantsDir, config.overrides, store);
      const tenant = tenants.find((one) => one.id === id);
      if (!tenant) return null;
      await uploadPictures(store, tenant);
      const { brand, configuration, flags, menu, allowedRemotes } = tenant;
      const now = Date.now();
      const document: ReleaseDocument = {
        format: 1,
        tenant: id,
        // As high as the published one and no higher: a browser must take both after the other.
        sequence: (await currentDocument(store, id, keys.publicKey))?.sequence ?? 1,
        issuedAt: new Date(now).toISOString(),
        expiresAt: new Date(now + LIFETIME_MS).toISOString(),
        brand,
        configuration,
        flags,
        menu,
        allowedRemotes,
        host: { stable: await devHost(parts.get(HOST) as string) },
        remotes: await remotes(),
      };
      return { key: `development/${id}`, document, signed: signDocument(document, keys) };
    },
  };

  /** A remote that does not build is left out, so that the rest can be worked on. */
  async function remotes(): Promise<ReleaseDocument['remotes']> {
    const names = [...parts.keys()].filter((part) => part !== HOST);
    const found = await Promise.all(
      names.map((part) =>
        devRemote(part, parts.get(part) as string, config.repository).catch((error: unknown) => {
          log(`${part} is left out: ${String(error)}`);
          return null;
        }),
      ),
    );
    const releases = found.flatMap((release, index) =>
      release ? [[names[index] as string, { stable: release }] as [string, { stable: RemoteRelease }]] : [],
    );
    return Object.fromEntries(releases);
  }
}
