import { installSite, type Site } from '@yado/shared/site';

/** What these screens read of the release document. */
export function installTestSite(): void {
  const contacts = {
    phone: '03-0000-0100',
    mail: 'support@yado.example',
    normalText: '平日 9:00-18:00',
    emergencyText: '緊急 24時間 03-0000-0199',
  };
  installSite({
    tenant: 'test',
    brand: { siteName: 'Yado', contacts },
    configuration: {},
    flags: {},
  } as unknown as Site);
}
