import { installSite, type Site } from '@yado/shared/site';

/** What page titles read of the release document. */
export function installTestSite(): void {
  installSite({ tenant: 'test', brand: { siteName: 'Yado' }, configuration: {}, flags: {} } as Site);
}
