import type { Brand } from '@yado/shared/contract/release-document';
import { escapeHtml } from '../html.ts';
import { type LinkPreview, linkPreview } from './link-preview.ts';

/** The beginning of every page, up to its own scripts and styles. */
export function pageHead(preview: LinkPreview & { brand: Brand }): string[] {
  return [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${escapeHtml(preview.brand.colors.primary)}">`,
    '<meta name="format-detection" content="telephone=no">',
    // The header says the same; this is for copies of the page that carry no headers.
    '<meta name="robots" content="noindex, nofollow">',
    ...linkPreview(preview),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ];
}
