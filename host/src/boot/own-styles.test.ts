import { afterEach, describe, expect, it, vi } from 'vitest';
import { MissingStylesError, moveStylesToHead, requireOwnStyles } from './own-styles.ts';

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

describe('a stylesheet that failed', () => {
  const LINK = '<link rel="stylesheet" href="/host.css" integrity="sha384-a" crossorigin="anonymous">';
  /** Answers each request for it: as many fail as is said. */
  function failing(times: number): () => number {
    vi.useFakeTimers();
    const arrived = new WeakSet<HTMLLinkElement>();
    vi.spyOn(HTMLLinkElement.prototype, 'sheet', 'get').mockImplementation(function (this: HTMLLinkElement) {
      return arrived.has(this) ? ({} as CSSStyleSheet) : null;
    });
    document.body.insertAdjacentHTML('beforeend', LINK);
    let requests = 0;
    new MutationObserver((changes) => {
      for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes]) as HTMLLinkElement[]) {
        requests += 1;
        if (requests > times) arrived.add(link);
        link.dispatchEvent(new Event(requests > times ? 'load' : 'error'));
      }
    }).observe(document.body, { childList: true });
    return () => requests;
  }
  afterEach(() => vi.useRealTimers());

  it('is requested again, in its place and with its integrity', async () => {
    const requests = failing(1);
    const required = requireOwnStyles();
    await vi.advanceTimersByTimeAsync(2500);
    await required;
    expect(requests()).toBe(2);
    expect(document.body.querySelector('link')?.outerHTML).toBe(LINK);
  });

  it('ends the start when it fails at each retry', async () => {
    const requests = failing(9);
    const required = requireOwnStyles().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await required).toBeInstanceOf(MissingStylesError);
    expect(requests()).toBe(2);
  });
});
