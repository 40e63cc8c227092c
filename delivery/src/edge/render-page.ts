import { BOOT_ELEMENT_ID, type BootData } from '@yado/shared/contract/boot-data';
import { EVENTS_PATH, type EventBatch, type PageEvent } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { COLOR_MODE_KEY } from '@yado/shared/contract/color-mode-key';
import { QUERY_LIMIT_MS } from '@yado/shared/contract/query-limit';
import { OUTLINE_ELEMENT_ID, type OutlineVisit } from '@yado/shared/contract/outline';
import { brandToCss } from '@yado/shared/tokens/brand-css';
import { escapeHtml } from '../html.ts';
import { HOST } from '../release/parts.ts';
import type { InlineTexts } from './content-security-policy.ts';
import { setEarlyColorMode } from './early-color-mode.ts';
import { type EarlyVisit, startEarlyQueries } from './early-queries.ts';
import { firstQueryUrls } from './first-query-urls.ts';
import { callInline, escapeScript, toExpression } from './inline-script.ts';
import type { LinkPreview } from './link-preview.ts';
import { fillOutline } from './outline-html.ts';
import type { PageOutline } from './outlines.ts';
import type { PageFile, PageFiles } from './page-files.ts';
import { pageHead } from './page-head.ts';
import { showHostFailure } from './show-host-failure.ts';
import { reportHostFailure } from './report-host-failure.ts';
import { startScripts } from './start-scripts.ts';
import { toUserKey } from './user-key.ts';

const SCRIPTS_ELEMENT_ID = 'yado-scripts';
/** For a window that never paints, without being hidden. */
const PAINT_WAIT_MS = 500;

export interface PageContent {
  document: ReleaseDocument;
  boot: BootData;
  files: PageFiles;
  preview: Omit<LinkPreview, 'brand'>;
  outline?: PageOutline | null;
  /** Pattern of the addresses that the page's screen has. */
  path?: string;
}

/**
 * The HTML of a page, with the texts in it that the page's policy has to allow. The big release document comes behind all
 * that is seen. Nothing here may differ between two requests.
 */
export function renderPage(content: PageContent): { html: string; inline: InlineTexts } {
  const { document, boot, preview, outline } = content;
  const { brand } = document;
  const body = [
    '<noscript>このサイトを利用するには、ブラウザーの JavaScript を有効にしてください。</noscript>',
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeScript(JSON.stringify(boot))}</script>`,
  ];
  const parts = outline ? outlineParts(content, outline) : plainParts(content);
  const html = [
    ...pageHead({ brand, ...preview }),
    ...parts.head,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    ...parts.begin,
    ...body,
    ...parts.end,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { html, inline: parts.inline };
}

interface PageParts {
  /** The parts of the head, and of the body before and behind the release document. */
  head: string[];
  begin: string[];
  end: string[];
  inline: InlineTexts;
}

/** The head names every file in the order it is wanted, so that the browser asks for all of them at once. */
function plainParts(content: PageContent): PageParts {
  const { document, files } = content;
  const scripts = [
    callInline(setEarlyColorMode, [COLOR_MODE_KEY]),
    ...earlyScript(content),
    ...watches(content),
  ];
  const style = brandToCss(document.brand.colors);
  return {
    head: [
      ...scripts.map(inlineScript),
      ...files.styles.map(stylesheet),
      ...[...files.scripts, ...files.needed].map(loadInOrder),
      `<style>${style}</style>`,
    ],
    begin: [],
    end: [],
    inline: { scripts, styles: [style] },
  };
}

/**
 * What is painted first comes first; before it comes only what decides how it looks or what takes long to arrive. Asking
 * for a file costs the main thread a moment, so that the page asks for the host's files alone and leaves the screen's to
 * `startScripts`, which also adds the stylesheets: the outline has styles of its own.
 */
function outlineParts(content: PageContent, outline: PageOutline): PageParts {
  const { document, files } = content;
  const first = [
    callInline(setEarlyColorMode, [COLOR_MODE_KEY]),
    `(${outline.host.script})(${toExpression(toVisit(document, outline))});`,
    // Before any stylesheet, which would hold it back.
    ...earlyScript(content),
  ];
  const watching = watches(content);
  const start = callInline(startScripts, [SCRIPTS_ELEMENT_ID, PAINT_WAIT_MS]);
  const style = brandToCss(document.brand.colors) + outlineStyles(outline);
  const ahead = [...files.scripts, ...files.needed];
  const waiting = [
    ...files.styles.map(stylesheet),
    ...ahead.filter(isScript).map((file) => script(file)),
    ...files.needed.filter(isStyle).map(preload),
  ];
  return {
    head: [
      // Chrome would paint an empty page when the head takes it longer than one slice of parsing.
      `<link rel="expect" href="#${SCRIPTS_ELEMENT_ID}" blocking="render">`,
      ...first.map(inlineScript),
      ...[...files.styles, ...files.scripts].map(preload),
      `<style>${style}</style>`,
    ],
    begin: [
      fillOutline(outline, document.brand),
      `<template id="${SCRIPTS_ELEMENT_ID}">${waiting.join('')}</template>`,
      ...watching.map(inlineScript),
    ],
    end: [inlineScript(start)],
    inline: { scripts: [...first, ...watching, start], styles: [style] },
  };
}

/** What has to run before the first of the host's scripts. */
function watches(content: PageContent): string[] {
  const urls = content.files.scripts.map(({ url }) => url);
  return [
    hostWatch(content),
    callInline(showHostFailure, [urls, { outlineId: OUTLINE_ELEMENT_ID, templateId: SCRIPTS_ELEMENT_ID }]),
  ];
}

function hostWatch({ document, boot, files }: PageContent): string {
  const { id, version, baseUrl } = files.host;
  const about = { part: HOST, release: id, version };
  const events: PageEvent[] = [
    { ...about, kind: 'used' },
    { ...about, kind: 'failed', stage: 'entry' },
  ];
  const batch: EventBatch = { tenant: document.tenant, bucket: boot.bucket, events };
  return callInline(reportHostFailure, [EVENTS_PATH, baseUrl, batch]);
}

function earlyScript({ document, files, outline, path }: PageContent): string[] {
  const { configuration } = document;
  const { apiUrl } = configuration;
  const { earlyOperationId } = files.host;
  const { first } = outline?.screen ?? {};
  if (!earlyOperationId && !first) return [];
  const visit: EarlyVisit = {
    userKey: toUserKey(configuration),
    // The address must be, to the letter, the one that the transport in shared/relay builds.
    hostUrls: earlyOperationId
      ? [`${apiUrl}?${new URLSearchParams({ id: earlyOperationId, variables: '{}' })}`]
      : [],
    limitMs: QUERY_LIMIT_MS,
    isPublic: outline?.access === 'public',
  };
  const toUrls =
    first && path
      ? `(${firstQueryUrls.toString()})(${toExpression({ apiUrl, path, queries: first.queries })},${first.choose})`
      : '[]';
  return [`(${startEarlyQueries.toString()})(${toExpression(visit)},()=>${toUrls})`];
}

function outlineStyles({ host, screen, signIn }: PageOutline): string {
  return host.styles + (screen?.styles ?? '') + (signIn?.styles ?? '');
}

function toVisit({ configuration }: ReleaseDocument, { access }: PageOutline): OutlineVisit {
  return { userKey: toUserKey(configuration), access };
}

/**
 * A file that the screen will ask for, for a page without an outline. Scripts run behind the host's, in order: a container
 * that is there already is not loaded again, and chunks wait for it in their queue, so that no script has to wait for
 * another's callback.
 */
function loadInOrder(file: PageFile): string {
  return isScript(file) ? script(file, ' defer') : preload(file);
}

const isScript = ({ as }: PageFile) => as === 'script';
const isStyle = ({ as }: PageFile) => as === 'style';

const inlineScript = (text: string) => `<script>${text}</script>`;

const stylesheet = (file: PageFile) =>
  `<link rel="stylesheet" href="${escapeHtml(file.url)}"${checks(file)}>`;

function script(file: PageFile, how: '' | ' defer' = ''): string {
  return `<script${how} src="${escapeHtml(file.url)}"${checks(file)}></script>`;
}

/** Scripts come behind stylesheets, as deferred ones do. */
function preload(file: PageFile): string {
  const priority = isScript(file) ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="${file.as}" href="${escapeHtml(file.url)}"${checks(file)}${priority}>`;
}

function checks({ integrity }: PageFile): string {
  return ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`;
}
