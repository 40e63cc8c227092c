/**
 * Runs in the page, at its end: its compiled text is written into the HTML. Starts the scripts in a template, in order, once
 * the browser has painted what stands before it: deferred ones would run first, for as long as they take, whenever they are
 * there by then. The elements are copied, not made, which pages with Trusted Types do not allow.
 */
export function startScripts(templateId: string, waitMs: number): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const template = document.getElementById(templateId) as HTMLTemplateElement;
    const scripts = document.importNode(template.content, true);
    for (const script of scripts.querySelectorAll('script')) script.async = false;
    document.head.append(scripts);
  };
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  // Tabs in the background paint nothing.
  if (isPainted || document.visibilityState === 'hidden') return start();
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, waitMs);
}
