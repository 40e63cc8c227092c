let resolvePreloading = () => {};

/** Resolves when the parts that no first screen has begin to be loaded. */
export const partsPreloading = new Promise<void>((resolve) => {
  resolvePreloading = resolve;
});

export function markPartsPreloading(): void {
  resolvePreloading();
}
