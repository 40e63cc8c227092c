/**
 * Patterns as React Router reads them from the root: static segments, `:name`, optional ones (`:name?`,
 * `name?`) and a closing `*`. Case does not matter.
 */
type Segment = string;
const PARAM = ':';
const SPLAT = '*';

/** Every shape that a pattern takes with its optional segments in and out, e.g. `/a/:b?` → `a`, `a/:`. */
export function shapesOf(pattern: string): Segment[][] {
  return split(pattern).reduce<Segment[][]>(
    (shapes, segment) => {
      const name = kindOf(segment.replace(/\?$/, ''));
      const longer = shapes.map((shape) => [...shape, name]);
      return segment.endsWith('?') ? [...shapes, ...longer] : longer;
    },
    [[]],
  );
}

/** Whether two patterns claim a same address with equal right, or one lies under the other's `*`. */
export function patternsCollide(one: string, other: string): boolean {
  return shapesOf(one).some((a) => shapesOf(other).some((b) => shapesCollide(a, b)));
}

/** The segments of an address, as {@link ranker} takes them. */
export function pathOf(pathname: string): Segment[] {
  return split(pathname).map(decode);
}

/**
 * Tells how specific a pattern's match of an address is, higher first; -1 for none. Static beats parameter beats `*`,
 * longer beats shorter.
 */
export function ranker(pattern: string): (path: readonly Segment[]) => number {
  const shapes = shapesOf(pattern);
  return (path) => shapes.reduce((best, shape) => Math.max(best, rankOf(shape, path)), -1);
}

/** {@link ranker}'s answer for one address. */
export function matchRank(pattern: string, pathname: string): number {
  return ranker(pattern)(pathOf(pathname));
}

function rankOf(shape: readonly Segment[], path: readonly Segment[]): number {
  const splat = shape.at(-1) === SPLAT;
  const fixed = splat ? shape.slice(0, -1) : shape;
  if (splat ? path.length < fixed.length : path.length !== fixed.length) return -1;
  let rank = splat ? 0 : 1;
  for (const [index, segment] of fixed.entries()) {
    if (segment !== PARAM && segment !== path[index]?.toLowerCase()) return -1;
    rank += segment === PARAM ? 4 : 16;
  }
  return rank;
}

function shapesCollide(a: Segment[], b: Segment[]): boolean {
  if (a.join('/') === b.join('/')) return true;
  return covers(a, b) || covers(b, a);
}

/** A pattern that ends in `*` claims all that begins like it. The bare `*` is the page for unknown addresses. */
function covers(wide: Segment[], narrow: Segment[]): boolean {
  const prefix = wide.slice(0, -1);
  return (
    wide.at(-1) === SPLAT &&
    prefix.length > 0 &&
    narrow.length >= prefix.length &&
    prefix.every((segment, index) => segment === PARAM || segment === narrow[index])
  );
}

function kindOf(segment: string): Segment {
  if (segment === SPLAT) return SPLAT;
  return segment.startsWith(':') ? PARAM : segment.toLowerCase();
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
