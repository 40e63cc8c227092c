/**
 * Patterns as React Router reads them from the root: static segments, `:name`, optional ones (`:name?`,
 * `name?`) and a closing `*`. Case does not matter.
 */
type Segment = string;
/** How a shape writes a parameter, and the `*` at its end. */
export const PARAM = ':';
export const SPLAT = '*';

/** Every shape that a pattern takes with its optional segments in and out, e.g. `/a/:b?` → `a`, `a/:`. */
export function listShapes(pattern: string): Segment[][] {
  return split(pattern).reduce<Segment[][]>(
    (shapes, segment) => {
      const name = toSegment(segment.replace(/\?$/, ''));
      const longer = shapes.map((shape) => [...shape, name]);
      return segment.endsWith('?') ? [...shapes, ...longer] : longer;
    },
    [[]],
  );
}

/** Whether two patterns claim a same address, or one lies under the other's `*`. */
export function patternsCollide(one: string, other: string): boolean {
  return listShapes(one).some((a) => listShapes(other).some((b) => shapesCollide(a, b)));
}

/** The segments of an address, as a {@link Matcher} takes them. */
export function splitPath(pathname: string): Segment[] {
  return split(pathname).map(decode);
}

/** One shape of a pattern. */
export interface Matcher {
  /** How specific it is, higher first: static beats parameter beats `*`, longer beats shorter. */
  rank: number;
  matches(path: readonly Segment[]): boolean;
}

/** What matches an address of a pattern: one for each shape that it takes. */
export function createMatchers(pattern: string): Matcher[] {
  return listShapes(pattern).map((shape) => {
    const splat = shape.at(-1) === SPLAT;
    const fixed = splat ? shape.slice(0, -1) : shape;
    return {
      rank: fixed.reduce((rank, segment) => rank + (segment === PARAM ? 4 : 16), splat ? 0 : 1),
      matches: (path) =>
        (splat ? path.length >= fixed.length : path.length === fixed.length) &&
        fixed.every((segment, index) => segment === PARAM || segment === path[index]?.toLowerCase()),
    };
  });
}

/** The rank with which a pattern matches an address, or -1. */
export function matchRank(pattern: string, pathname: string): number {
  const path = splitPath(pathname);
  return createMatchers(pattern).reduce(
    (best, { rank, matches }) => (matches(path) ? Math.max(best, rank) : best),
    -1,
  );
}

function shapesCollide(a: Segment[], b: Segment[]): boolean {
  return overlap(a, b) || covers(a, b) || covers(b, a);
}

/** A static segment takes an address away from another one's parameter. */
function overlap(a: Segment[], b: Segment[]): boolean {
  return (
    a.length === b.length &&
    a.every((segment, index) => segment === b[index] || [segment, b[index]].includes(PARAM))
  );
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

function toSegment(segment: string): Segment {
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
