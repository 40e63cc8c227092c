import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TenantBrand {
  siteName: string;
  colors: { primary: string; onPrimary: string };
  licenseNumber?: string;
  contacts: { normalText: string; emergencyText: string; phone: string; mail: string };
}

/** The brand as the tenant's file has it: what the pages are compared with. */
export function readBrand(tenant: 'default' | 'mirai'): TenantBrand {
  const file = join(import.meta.dirname, '../../delivery/tenants', `${tenant}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { brand: TenantBrand }).brand;
}

/** `#0b6b57` as browsers compute it. */
export function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
