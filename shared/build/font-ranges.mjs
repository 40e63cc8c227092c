/**
 * Subsets of a font with the characters that are theirs alone. Where several hold a character the last one gets it,
 * as in a stylesheet; apart from each other it no longer matters in which order they are added to a page.
 * @param {Record<string, string>} unicode name of a subset, numbers in brackets → its `unicode-range`
 */
export function disjointRanges(unicode) {
  /** @type {Map<number, string>} */
  const owners = new Map();
  for (const [name, ranges] of Object.entries(unicode))
    for (const [first, last] of toPairs(ranges))
      for (let point = first; point <= last; point++) owners.set(point, name);
  /** @type {Map<string, [first: number, last: number][]>} */
  const pairs = new Map(Object.keys(unicode).map((name) => [name, []]));
  for (const [point, name] of [...owners].sort(([one], [other]) => one - other)) {
    const open = pairs.get(name)?.at(-1);
    if (open?.[1] === point - 1) open[1] = point;
    else pairs.get(name)?.push([point, point]);
  }
  return [...pairs]
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => ({ subset: name.replace(/[[\]]/g, ''), runs: writeRuns(own) }));
}

/** @param {string} ranges @returns {[first: number, last: number][]} */
function toPairs(ranges) {
  return ranges.split(',').map((range) => {
    const [first = '', last] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
  });
}

/** As `src/fonts/character-runs.ts` reads them. @param {[first: number, last: number][]} pairs */
function writeRuns(pairs) {
  const lasts = [0, ...pairs.map(([, last]) => last)];
  return pairs
    .map(([first, last], index) => {
      const distance = (first - (lasts[index] ?? 0)).toString(36);
      return first === last ? distance : `${distance}-${(last - first).toString(36)}`;
    })
    .join(' ');
}
