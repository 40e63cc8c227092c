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

/** Runs the text as the page does; `shown` holds what the page says, `outline` whether it is still there. */
function run() {
  const page = { shown: [] as string[], outline: true };
  const window: { __yadoHost?: string } = {};
  let dispatch: (event: object) => void = () => {};
  const create = () => ({
    append: (...parts: { textContent: string }[]) =>
      page.shown.push(...parts.map(({ textContent }) => textContent)),
    addEventListener: () => {},
  });
  const elements: Record<string, object> = {
    root: { replaceChildren: () => {} },
    outline: {
      remove: () => {
        page.outline = false;
      },
    },
  };
  runInNewContext(`(${showHostFailure.toString()})(${JSON.stringify([ENTRY])}, 'outline')`, {
    HTMLScriptElement,
    window,
    document: { readyState: 'complete', createElement: create, getElementById: (id: string) => elements[id] },
    addEventListener: (_kind: string, listener: (event: object) => void) => {
      dispatch = listener;
    },
  });
  return { page, window, dispatch: (event: object) => dispatch(event) };
}

test('says in the place of the outline that the host did not come, or threw before it had started', () => {
  for (const event of [
    { target: new HTMLScriptElement(ENTRY) },
    { target: {}, filename: `https://yado.example${ENTRY}` },
  ]) {
    const { page, dispatch } = run();
    dispatch(event);
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
  expect(page).toEqual({ shown: [], outline: true });
});
