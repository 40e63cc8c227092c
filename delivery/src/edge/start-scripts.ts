/**
 * Runs in the page, at its end: its compiled text is written into the HTML. Asks for the files in a template once the
 * browser has painted what is before it, and runs its scripts in order: deferred ones would run first, for as long as
 * they take, whenever they are there by then. Scripts wait for the template's stylesheets, of which the host takes one that
 * is not there for one that failed. The elements are copied, not made, which pages with Trusted Types do not allow.
 */
export function startScripts(templateId: string, waitMs: number): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const template = document.getElementById(templateId) as HTMLTemplateElement;
    const files = document.importNode(template.content, true);
    const scripts = [...files.querySelectorAll('script')];
    for (const script of scripts) {
      script.async = false;
      script.remove();
    }
    const sheets = [...files.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    document.head.append(files);
    // One that the browser holds already is there at once; its event would come a frame later.
    const awaited = sheets
      .filter(({ sheet }) => sheet === null)
      .map(
        (link) =>
          new Promise<void>((resolve) => {
            link.onload = () => resolve();
            link.onerror = () => resolve();
          }),
      );
    void Promise.all(awaited).then(() => document.head.append(...scripts));
  };
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  // Tabs in the background paint nothing.
  if (isPainted || document.visibilityState === 'hidden') return start();
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, waitMs);
}
