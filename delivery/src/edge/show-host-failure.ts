/**
 * Runs in the page, as `startEarlyQueries` does: its compiled text is written into the HTML. When a script of the host
 * does not come, is refused for its bytes, or throws before the host has started, nothing else could say so.
 */
export function showHostFailure(urls: string[], outlineId: string): void {
  const element = (name: string, textContent: string) =>
    Object.assign(document.createElement(name), { textContent });
  const say = () => {
    const main = document.createElement('main');
    const button = element('button', '読み込み直す');
    button.addEventListener('click', () => location.reload());
    main.append(
      element('h1', 'サイトを表示できません'),
      element('p', 'サイトのプログラムを読み込めませんでした。しばらくしてから、もう一度お試しください。'),
      button,
    );
    document.getElementById('root')?.replaceChildren(main);
    document.getElementById(outlineId)?.remove();
  };
  addEventListener(
    'error',
    (event) => {
      const { target, filename = '' } = event as Partial<ErrorEvent>;
      const isMissing =
        target instanceof HTMLScriptElement && urls.includes(target.getAttribute('src') ?? '');
      const isUp = (window as Window & { __yadoHost?: string }).__yadoHost === 'up';
      if (!isMissing && (isUp || !urls.some((url) => filename.endsWith(url)))) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
      else say();
    },
    true,
  );
}
