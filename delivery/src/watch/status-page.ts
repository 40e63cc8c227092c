import { createHash } from 'node:crypto';
import type { EndedCanary } from '@yado/shared/contract/release-document';
import { html, type Markup, raw } from '../html.ts';
import type { WrongClock } from '../events/count-reader.ts';
import { WINDOW_MINUTES } from './release-health.ts';
import type { PartStatus, ReleaseStatus, Role } from './status.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { margin: 0 auto; max-width: 110rem; padding: 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; min-width: 100rem; width: 100% }
th, td { border: 1px solid GrayText; padding: .35rem .6rem; text-align: start; vertical-align: top }
caption { font-weight: bold; text-align: start; padding-block: .5rem }
th, .name, .number, code { white-space: nowrap }
.number { text-align: end }
`;

/** The only thing that the page may load is its own style. */
export const STATUS_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ROLES: Record<Role, string> = { stable: '安定版', canary: 'カナリア', previous: '前の版' };
const REASONS: Record<EndedCanary['reason'], string> = {
  promoted: '安定版になりました',
  replaced: '別の版に置き換えられました',
  withdrawn: '手動で取り下げられました',
  errors: 'エラーが多いため、自動で取り下げられました',
};

const DECISION_TEXT =
  '失敗が多く報告されていますが、報告が少数のネットワークに偏っているか、ページ数とネットワーク数とで判定が分かれているため、自動では取り下げません。担当者が判断し、取り下げる場合は元に戻すコマンドを実行してください。';

/** The page on which people see what runs where and how it is doing; it needs no script. */
export function statusPage(
  parts: PartStatus[],
  now: Date,
  refreshes: boolean,
  clocks: WrongClock[] = [],
): string {
  const tenants = [...new Set(parts.map(({ tenant }) => tenant))];
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>リリースの状況</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>リリースの状況</h1>
<p>${timeText(now)} 現在。エラー率と読み込み時間は、直近 ${WINDOW_MINUTES} 分間に各ページから届いた記録によるものです。</p>
<p>${refreshes ? html`自動で更新しています。<a href="/?refresh=off">自動更新を止める</a>` : html`自動更新を止めています。<a href="/">自動更新を始める</a>`}</p>
${clocks.map(clockWarning)}
${tenants.length === 0 ? html`<p>公開されているものはありません。</p>` : ''}
${tenants.map((tenant) =>
  tenantTable(
    parts.filter((part) => part.tenant === tenant),
    tenant,
  ),
)}
</main>
</body>
</html>
`.text;
}

function clockWarning({ process, behindMs }: WrongClock): Markup {
  const minutes = Math.round(Math.abs(behindMs) / 60_000);
  const amount = minutes < 120 ? `${minutes} 分` : `${Math.round(minutes / 60)} 時間`;
  return html`<p role="alert">警告: <code>${process}</code> の時計が約 ${amount}${behindMs > 0 ? '遅れて' : '進んで'}います。記録は保存先に届いた時刻で数えています。このマシンの時刻合わせを確認してください。</p>`;
}

function tenantTable(parts: PartStatus[], tenant: string): Markup {
  return html`<div class="wide" tabindex="0" role="region" aria-label="テナント ${tenant} の一覧">
<table>
<caption>テナント ${tenant}</caption>
<thead><tr><th scope="col">部分</th><th scope="col">区分</th><th scope="col">版</th><th scope="col">配信割合</th><th scope="col">ページ数</th><th scope="col">エラー率</th><th scope="col">遮断の報告（ページ数）</th><th scope="col">読み込み p75</th><th scope="col">LCP p75</th><th scope="col">INP p75</th><th scope="col">CLS p75</th><th scope="col">カナリアの状態</th><th scope="col">元に戻すコマンド</th></tr></thead>
${parts.map(partRows)}
</table>
</div>`;
}

function partRows({ part, releases, endedCanary, needsDecision, rollback }: PartStatus): Markup {
  const rows = releases.length;
  const canary = releases.find(({ role }) => role === 'canary');
  return html`<tbody>${releases.map(
    (release, index) => html`<tr>
${index === 0 ? html`<th scope="rowgroup" rowspan="${rows}">${part}</th>` : ''}
<td class="name">${ROLES[release.role]}</td><td><code>${release.name}</code></td>
${numbers(release)}
${index === 0 ? html`<td rowspan="${rows}">${canary ? `${canary.percent}% に配信中です。` : ''}${needsDecision ? html`<strong>${DECISION_TEXT}</strong>` : ''}${endedCanary ? endedText(endedCanary) : canary ? '' : 'ありません'}</td><td rowspan="${rows}">${rollback ? rollbackCell(rollback) : '戻せる版はありません'}</td>` : ''}
</tr>`,
  )}</tbody>`;
}

function rollbackCell({ command, to, wasWithdrawn }: NonNullable<PartStatus['rollback']>): Markup {
  return html`${wasWithdrawn ? html`<strong>取り下げた版 <code>${to}</code> をもう一度公開します。</strong>` : html`<code>${to}</code> に戻します。`}<br><code>${command}</code>`;
}

function numbers({ percent, pages, errorRate, blocked, p75 }: ReleaseStatus): Markup {
  const cells = [
    percent === undefined ? '—' : `${percent}%`,
    pages.toLocaleString('ja-JP'),
    errorRate === null ? '—' : `${(errorRate * 100).toFixed(1)}%`,
    blocked.toLocaleString('ja-JP'),
    ...[p75.load, p75.LCP, p75.INP].map((time) => (time === null ? '—' : `${Math.round(time)} ms`)),
    p75.CLS === null ? '—' : (p75.CLS / 1000).toFixed(2),
  ];
  return html`${cells.map((cell) => html`<td class="number">${cell}</td>`)}`;
}

function endedText({ id, version, endedAt, reason, counts }: EndedCanary): Markup {
  const why = counts
    ? `（${counts.canary.pages} ページ中 ${counts.canary.failed} ページで失敗。安定版は ${counts.stable.pages} ページ中 ${counts.stable.failed} ページ）`
    : '';
  return html`<code>${version}@${id}</code> は ${timeText(new Date(endedAt))} に${REASONS[reason]}${why}。`;
}

function timeText(date: Date): string {
  return date.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'medium', timeStyle: 'medium' });
}
