import { OUTLINE_ELEMENT_ID } from '@yado/shared/contract/outline';
import { handOver } from './hand-over.ts';

/**
 * Takes the page's outline away, part by part, in the moment in which `root` holds the same and before that is painted:
 * the header with the shell, the content with the first screen or whatever is shown instead. What was typed, selected,
 * focused, scrolled to and pressed goes over.
 */
export function followOutline(root: HTMLElement): void {
  const outline = document.getElementById(OUTLINE_ELEMENT_ID);
  if (!outline) return;
  const bar = outline.querySelector<HTMLElement>('[data-bar]');
  const use = window.__yadoOutline;
  const follow = () => {
    if (root.childElementCount === 0) return;
    // The text under an input method would be cut off.
    if (use?.isComposing) return;
    if (root.querySelector('[data-placeholder]')) {
      if (!bar || 'gone' in bar.dataset) return;
      handOver(bar, root, use);
      bar.dataset.gone = '';
      return;
    }
    observer.disconnect();
    outline.removeEventListener('compositionend', followLater);
    const top = use?.top ?? 0;
    handOver(outline, root, use);
    outline.remove();
    // The router has scrolled to where a new page begins.
    if (top > 0) scrollTo({ top, behavior: 'instant' });
    for (const name of ['session', 'screen', 'here']) delete document.documentElement.dataset[name];
  };
  // The text is in its field only after the event.
  const followLater = () => void setTimeout(follow);
  const observer = new MutationObserver(follow);
  observer.observe(root, { childList: true, subtree: true });
  outline.addEventListener('compositionend', followLater);
}
