import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { showHostFailure } from './show-host-failure.ts';

const ENTRY = '/releases/host/h1/index.js';

class HTMLScriptElement {
  readonly src: string;

  constructor(src: string) {
    this.src = src;
  }

  getAttribute() {
    return this.src;
  }
}

/**
 * Runs the text as the page does; `shown` holds what the page says, `outline` whether it is still there, `requests` the
 * scripts that were requested again and after which pause.
 */
function run({ hasTemplate = true } = {}) {
  const page = { shown: [] as string[], outline: true, requests: [] as [string, number][] };
  const template = { content: { querySelectorAll: () => [new HTMLScriptElement(ENTRY)] } };
  let pause = 0;
  const window: { __yadoHost?: string } = {};
  let dispatch: (event: object) => void = () => {};
  const create = () => ({
    append: (...parts: { textContent: string }[]) =>
      page.shown.push(...parts.map(({ textContent }) => textContent)),
    addEventListener: () => {},
  });
  const elements: Record<string, object> = {
    root: { replaceChildren: () => {} },
    ...(hasTemplate ? { template } : {}),
    outline: {
      remove: () => {
        page.outline = false;
      },
    },
  };
  runInNewContext(
    `(${showHostFailure.toString()})(${JSON.stringify([ENTRY])}, { outlineId: 'outline', templateId: 'template' })`,
    {
      setTimeout: (run: () => void, ms: number) => {
        pause = ms;
        run();
      },
      HTMLScriptElement,
      window,
      document: {
        readyState: 'complete',
        createElement: create,
        getElementById: (id: string) => elements[id],
        importNode: (script: HTMLScriptElement) => script,
        head: { append: ({ src }: HTMLScriptElement) => page.requests.push([src, pause]) },
      },
      addEventListener: (_kind: string, listener: (event: object) => void) => {
        dispatch = listener;
      },
    },
  );
  return { page, window, dispatch: (event: object) => dispatch(event) };
}

test('requests a script of the host again that did not come, twice, and then says so in the place of the outline', () => {
  const { page, dispatch } = run();
  const failed = { target: new HTMLScriptElement(ENTRY) };
  dispatch(failed);
  dispatch(failed);
  expect(page).toEqual({
    shown: [],
    outline: true,
    requests: [
      [ENTRY, 500],
      [ENTRY, 2000],
    ],
  });
  dispatch(failed);
  expect(page.shown[0]).toBe('サイトを表示できません');
  expect(page.outline).toBe(false);
  expect(page.requests).toHaveLength(2);
});

test('says at once that the host threw before it had started, or did not come to a page without an outline', () => {
  const thrown = run();
  thrown.dispatch({ target: {}, filename: `https://yado.example${ENTRY}` });
  const bare = run({ hasTemplate: false });
  bare.dispatch({ target: new HTMLScriptElement(ENTRY) });
  for (const { page } of [thrown, bare]) {
    expect(page.shown[0]).toBe('サイトを表示できません');
    expect(page.outline).toBe(false);
  }
});

test('says nothing of code of others, nor once the host runs', () => {
  const { page, window, dispatch } = run();
  dispatch({ target: new HTMLScriptElement('/releases/search/s1/remoteEntry.js') });
  dispatch({ target: {}, filename: 'chrome-extension://abc/content.js' });
  window.__yadoHost = 'up';
  dispatch({ target: {}, filename: `https://yado.example${ENTRY}` });
  expect(page).toEqual({ shown: [], outline: true, requests: [] });
});
