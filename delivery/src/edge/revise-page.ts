import { hashSource } from './content-security-policy.ts';
import type { Page } from './page.ts';

/**
 * React tells Fast Refresh of its renderers through this hook. Only what finds it there on loading takes part, so
 * that without it an edit in a remote would be downloaded and silently not applied.
 */
const REFRESH_HOOK = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
};`;

/** No document names what development servers rebuild all the time. */
const UNKEPT = /^(?:require-trusted-types-for|trusted-types) /;

/** Lets a page load from the development servers, follow their changes, refresh itself and show what failed. */
export function revisePage(page: Page, origins: string[]): Page {
  const sockets = origins.flatMap((origin) => {
    const { port } = new URL(origin);
    return [`ws://localhost:${port}`, `ws://*.localhost:${port}`];
  });
  const more: Record<string, string[]> = {
    'script-src': [hashSource(REFRESH_HOOK), ...origins],
    'style-src': origins,
    'style-src-elem': origins,
    'img-src': origins,
    'connect-src': [...origins, ...sockets],
  };
  return {
    ...page,
    checksFiles: false,
    html: page.html.replace('<head>', `<head>\n<script>${REFRESH_HOOK}</script>`),
    policy: page.policy
      .split('; ')
      .filter((directive) => !UNKEPT.test(directive))
      .flatMap((directive) => [directive, ...anyStyle(directive)])
      .map((directive) => [directive, ...(more[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
      .join('; '),
  };
}

/**
 * The notice of a build that failed comes with styles of its own, and a hash or a nonce among the sources would refuse
 * what it does not name.
 */
function anyStyle(directive: string): string[] {
  const [name, ...sources] = directive.split(' ');
  if (name !== 'style-src') return [];
  const open = sources.filter((source) => !/^'(?:sha256|nonce)-/.test(source));
  return [`style-src-elem ${open.join(' ')} 'unsafe-inline'`, "style-src-attr 'unsafe-inline'"];
}
