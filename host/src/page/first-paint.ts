let painted = false;

/** Whether the first screen is on the page. */
export function hasPainted(): boolean {
  return painted;
}

export function markPainted(): void {
  painted = true;
}
