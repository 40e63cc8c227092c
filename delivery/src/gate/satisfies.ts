const VERSION = /^(\^?)(\d+)\.(\d+)\.(\d+)$/;

/** Whether a version lies in a range as our builds write them: `^1.2.3`, or exactly `1.2.3`. Any other is refused. */
export function satisfies(version: string, range: string): boolean {
  const [, prefix, ...have] = numbers(version);
  const [, caret, ...want] = numbers(range);
  if (prefix !== '' || want.length === 0) return false;
  const order = have.map((each, index) => Number(each) - Number(want[index])).find((each) => each !== 0) ?? 0;
  if (caret === '') return order === 0;
  // The first number that is not zero may not change.
  const fixed = want.findIndex((each) => Number(each) > 0);
  const leading = want.slice(0, (fixed < 0 ? 2 : fixed) + 1);
  return order >= 0 && leading.every((each, index) => Number(each) === Number(have[index]));
}

function numbers(text: string): string[] {
  return [...(VERSION.exec(text) ?? [])];
}
