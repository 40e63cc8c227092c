let rest = () => {};

/** Resolves once the first screen stands and the page has nothing better to do. */
export const pageIdle = new Promise<void>((resolve) => {
  rest = resolve;
});

export function markPageIdle(): void {
  rest();
}
