let painted = false;

/** True once the first screen, or the shell alone, is on the page. */
export function hasPainted(): boolean {
  return painted;
}

export function markPainted(): void {
  painted = true;
}
