import { afterEach, expect, it, vi } from 'vitest';
import { moveStylesToHead } from './own-styles.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const link of document.querySelectorAll('link')) link.remove();
});

it('puts the stylesheets of the body into the head, before those that are added later', async () => {
  vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockReturnValue({} as CSSStyleSheet);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<link rel="stylesheet" href="/host.css" integrity="sha384-a">',
  );
  const moved = moveStylesToHead();
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/remote.css">');
  document.head.querySelector('link[href="/host.css"]')?.dispatchEvent(new Event('load'));
  await moved;
  const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/host.css', '/remote.css']);
  expect(document.body.querySelector('link')).toBeNull();
});
