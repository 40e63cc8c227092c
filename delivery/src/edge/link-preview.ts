import { pageTitle } from '@yado/shared/contract/page-title';
import type { Brand } from '@yado/shared/contract/release-document';
import { escapeHtml } from '../html.ts';
import { DEFAULT_PREVIEW } from './default-preview.ts';

export interface LinkPreview {
  brand: Pick<Brand, 'siteName' | 'previewUrl'>;
  /** Scheme and name under which the visitor knows the site: pictures and addresses are named in full. */
  origin: string;
  /** What the route calls itself; never anything of what it shows. */
  title?: string;
  /** HTML of what the page itself is called in a window, where that says more; programs that show links read the other. */
  ownTitle?: string;
  /** Set only for pages without parameters: any other address may hold a key, and is not published. */
  address?: string;
}

const DESCRIPTION =
  '法人向けの国内・海外ホテル予約サービスです。出張のホテルの検索から予約、変更、キャンセルまで行えます。';

/**
 * What a page says of itself to search fields, chats and mails that show a link to it: title, description and
 * picture of the tenant's site (https://ogp.me), the same for everyone who asks.
 */
export function linkPreview({ brand, origin, title, ownTitle, address }: LinkPreview): string[] {
  const { siteName, previewUrl = DEFAULT_PREVIEW } = brand;
  const text = escapeHtml(pageTitle(siteName, title));
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${ownTitle ?? text}</title>`,
    `<meta name="description" content="${DESCRIPTION}">`,
    `<meta property="og:title" content="${text}">`,
    property('description', DESCRIPTION),
    property('site_name', siteName),
    property('type', 'website'),
    property('locale', 'ja_JP'),
    ...(address ? [property('url', origin + address)] : []),
    property('image', new URL(previewUrl, origin).href),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
