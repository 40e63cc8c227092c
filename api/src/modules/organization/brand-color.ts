import type { AgencyRow } from './tables.ts';

/** `#rrggbb` */
export const PLATFORM_COLOR = '#2C67AC';

/** The color of an agency's papers and mails; null: of the platform's own. */
export function getBrandColor(agency: AgencyRow | null): string {
  return agency?.mail_color ?? PLATFORM_COLOR;
}
