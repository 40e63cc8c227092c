let resolveIdle = () => {};

/** Resolves once the first screen is on the page and the browser is idle. */
export const pageIdle = new Promise<void>((resolve) => {
  resolveIdle = resolve;
});

export function markPageIdle(): void {
  resolveIdle();
}
