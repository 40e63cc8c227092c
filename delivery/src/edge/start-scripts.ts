/**
 * Runs in the page, at its end: its compiled text is written into the HTML. Asks for the files in a template, and runs its scripts in order, once
 * the browser has painted what stands before it: deferred ones would run first, for as long as they take, whenever they are
 * there by then. The elements are copied, not made, which pages with Trusted Types do not allow.
 */
export function startScripts(templateId: string, waitMs: number): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const template = document.getElementById(templateId) as HTMLTemplateElement;
    const files = document.importNode(template.content, true);
    for (const script of files.querySelectorAll('script')) script.async = false;
    document.head.append(files);
  };
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  // Tabs in the background paint nothing.
  if (isPainted || document.visibilityState === 'hidden') return start();
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, waitMs);
}
