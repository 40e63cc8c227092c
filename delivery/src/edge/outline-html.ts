import { outlineSlots } from '@yado/shared/contract/outline';
import type { Brand } from '@yado/shared/contract/release-document';
import { escapeHtml } from '../html.ts';
import type { PageOutline } from './outlines.ts';

/** The outline's HTML with what it has slots for. What fills a slot is not looked through for others. */
export function fillOutline(
  { host, screen, signIn }: PageOutline,
  brand: Pick<Brand, 'siteName' | 'logoUrl'>,
): string {
  const values: Record<string, string> = {
    [outlineSlots.siteName]: escapeHtml(brand.siteName),
    [outlineSlots.logoUrl]: escapeHtml(brand.logoUrl ?? ''),
    [outlineSlots.screen]: screen === null ? '' : (screen?.content ?? host.skeleton),
    [outlineSlots.signIn]: signIn?.content ?? '',
  };
  const frame = brand.logoUrl ? host.frames.logo : host.frames.name;
  return frame.replace(/\{\{\w+\}\}/g, (slot) => values[slot] ?? slot);
}
