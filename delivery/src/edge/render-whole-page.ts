import { COLOR_MODE_KEY } from '@yado/shared/contract/color-mode-key';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { RenderedPage } from '@yado/shared/contract/whole-page';
import { brandToCss } from '@yado/shared/tokens/brand-css';
import type { InlineTexts } from './content-security-policy.ts';
import { setEarlyColorMode } from './early-color-mode.ts';
import { callInline } from './inline-script.ts';
import type { LinkPreview } from './link-preview.ts';
import { markSession } from './mark-session.ts';
import { pageHead } from './page-head.ts';
import { toUserKey } from './user-key.ts';

interface Content {
  document: ReleaseDocument;
  preview: Omit<LinkPreview, 'brand' | 'ownTitle'>;
  page: RenderedPage;
  /** Text of the script that is run once the page can be read. */
  client: string;
}

/** The HTML of a page that needs no file besides itself, with the texts in it that its policy has to allow. */
export function renderWholePage({ document, preview, page, client }: Content): {
  html: string;
  inline: InlineTexts;
} {
  const { brand, configuration } = document;
  const style = brandToCss(brand.colors) + page.styles;
  const early = [
    callInline(setEarlyColorMode, [COLOR_MODE_KEY]),
    callInline(markSession, [toUserKey(configuration)]),
  ];
  const html = [
    ...pageHead({ brand, ...preview, ownTitle: page.title }),
    ...early.map((text) => `<script>${text}</script>`),
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    page.content,
    `<script>${client}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { html, inline: { scripts: [...early, client], styles: [style] } };
}
