/** Runs `work` at the first key or press: a visitor who only reads a page does without it. */
export function atFirstInput(work: () => void): void {
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    work();
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, start, { signal: listening.signal });
}
