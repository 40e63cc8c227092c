/**
 * Runs in the page, as `startEarlyQueries` does: its compiled text is written into the HTML. A script of the host that does
 * not come or is refused for its bytes is requested again, twice. When it still fails, or throws before the host has started,
 * nothing else could say so.
 */
export function showHostFailure(
  urls: string[],
  { outlineId, templateId }: { outlineId: string; templateId: string },
): void {
  const pausesMs = [500, 2000];
  const failures: Record<string, number> = {};
  const element = (name: string, textContent: string) =>
    Object.assign(document.createElement(name), { textContent });
  const say = () => {
    const main = document.createElement('main');
    const button = element('button', '読み込み直す');
    button.addEventListener('click', () => location.reload());
    main.append(
      element('h1', 'サイトを表示できません'),
      element(
        'p',
        'サイトのプログラムを読み込めませんでした。通信の状態を確認してから、もう一度お試しください。',
      ),
      button,
    );
    document.getElementById('root')?.replaceChildren(main);
    document.getElementById(outlineId)?.remove();
  };
  const fail = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
    else say();
  };
  const request = (url: string) => {
    const times = failures[url] ?? 0;
    const pause = pausesMs[times];
    const template = document.getElementById(templateId) as HTMLTemplateElement | null;
    // The one that failed would not be started again, and pages with Trusted Types let no code make another.
    const scripts = template ? [...template.content.querySelectorAll('script')] : [];
    const fresh = scripts.find((script) => script.getAttribute('src') === url);
    if (pause === undefined || !fresh) return fail();
    failures[url] = times + 1;
    setTimeout(() => document.head.append(document.importNode(fresh, true)), pause);
  };
  addEventListener(
    'error',
    (event) => {
      const { target, filename = '' } = event as Partial<ErrorEvent>;
      const url = target instanceof HTMLScriptElement ? (target.getAttribute('src') ?? '') : '';
      if (target instanceof HTMLScriptElement && urls.includes(url)) return request(url);
      const isUp = (window as Window & { __yadoHost?: string }).__yadoHost === 'up';
      if (!isUp && urls.some((each) => filename.endsWith(each))) fail();
    },
    true,
  );
}
