/**
 * The characters that each subset of a font has alone: ranges name more than their files draw, e.g. ※ among the marks of
 * Latin. Of several that draw a character the last one gets it, as in a stylesheet; apart from each other it no longer
 * matters in which order they are added to a page.
 * @param {Record<string, string>} unicode name of a subset, numbers in brackets → its `unicode-range`
 * @param {(subset: string, point: number) => boolean} hasGlyph whether its file draws the character
 * @returns {Map<string, number[]>} name of its file → code points, in their order
 */
export function ownCharacters(unicode, hasGlyph) {
  /** @type {Map<number, string>} */
  const owners = new Map();
  for (const [bracketed, ranges] of Object.entries(unicode)) {
    const name = bracketed.replace(/[[\]]/g, '');
    for (const [first, last] of toPairs(ranges))
      for (let point = first; point <= last; point++) if (hasGlyph(name, point)) owners.set(point, name);
  }
  /** @type {Map<string, number[]>} */
  const own = new Map(Object.keys(unicode).map((name) => [name.replace(/[[\]]/g, ''), []]));
  for (const [point, name] of [...owners].sort(([one], [other]) => one - other)) own.get(name)?.push(point);
  return own;
}

/** @param {string} ranges @returns {[first: number, last: number][]} */
function toPairs(ranges) {
  return ranges.split(',').map((range) => {
    const [first = '', last] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)];
  });
}

/** As `src/fonts/character-runs.ts` reads them. @param {number[]} points in their order */
export function writeRuns(points) {
  /** @type {[first: number, last: number][]} */
  const pairs = [];
  for (const point of points) {
    const open = pairs.at(-1);
    if (open?.[1] === point - 1) open[1] = point;
    else pairs.push([point, point]);
  }
  const lasts = [0, ...pairs.map(([, last]) => last)];
  return pairs
    .map(([first, last], index) => {
      const distance = (first - (lasts[index] ?? 0)).toString(36);
      return first === last ? distance : `${distance}-${(last - first).toString(36)}`;
    })
    .join(' ');
}
