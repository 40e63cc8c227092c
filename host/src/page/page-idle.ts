let rest = () => {};

/** Resolves once the first screen stands and the page has nothing better to do. */
export const atRest = new Promise<void>((resolve) => {
  rest = resolve;
});

export function markAtRest(): void {
  rest();
}
