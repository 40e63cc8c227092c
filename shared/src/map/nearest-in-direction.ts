export interface ScreenPoint {
  x: number;
  y: number;
}

const directions: Record<string, ScreenPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The point that an arrow key leads to: the nearest within 45° of its direction, for which what lies aside
 * counts double. Null when there is none, or for other keys.
 */
export function nearestInDirection<P extends ScreenPoint>(
  from: ScreenPoint,
  points: readonly P[],
  key: string,
): P | null {
  const direction = directions[key];
  if (!direction) return null;
  let best: { point: P; cost: number } | null = null;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { point, cost };
  }
  return best?.point ?? null;
}
