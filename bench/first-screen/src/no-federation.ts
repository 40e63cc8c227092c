import type { RemoteModule } from '@yado/shared/contract/remote';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { routes as booking } from '../../../remote-booking/src/remote.ts';
import { routes as publicRoutes } from '../../../remote-public/src/remote.ts';
import { routes as search } from '../../../remote-search/src/remote.ts';
import { routes as settings } from '../../../remote-settings/src/remote.ts';
import { routes as trips } from '../../../remote-trips/src/remote.ts';

const modules: Record<string, RemoteModule> = {
  booking: { routes: booking },
  public: { routes: publicRoutes },
  search: { routes: search },
  settings: { routes: settings },
  trips: { routes: trips },
};

/** Takes the place of the host's own `remotes/federation.ts`: every remote is in the bundle, nothing comes from elsewhere. */
const standIn = {
  async loadContainer({ declaration }: RemoteRelease): Promise<RemoteModule> {
    const module = modules[declaration.id];
    if (!module) throw new Error(`no remote ${declaration.id}`);
    return module;
  },
  installPlugins() {},
} satisfies typeof import('../../../host/src/remotes/federation.ts');

export const { loadContainer, installPlugins } = standIn;
