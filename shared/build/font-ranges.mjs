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
    .map(([name, own]) => ({ subset: name.replace(/[[\]]/g, ''), range: own.map(formatRange).join(',') }));
}

/** @param {string} ranges @returns {[first: number, last: number][]} */
function toPairs(ranges) {
  return ranges.split(',').map((range) => {
    const [first = '', last] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
  });
}

/** @param {[first: number, last: number]} pair */
function formatRange([first, last]) {
  const start = `U+${first.toString(16)}`;
  return first === last ? start : `${start}-${last.toString(16)}`;
}
