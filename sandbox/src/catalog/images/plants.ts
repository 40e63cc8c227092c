import type { Mood } from './backdrop.ts';
import { circle, ellipse, polygon, rect, shape } from './shapes.ts';

const leaf = (mood: Mood): string =>
  ({ morning: '#7fae6d', day: '#5c9a57', dusk: '#4f6a52', night: '#24463f' })[mood.name];
const dark = (mood: Mood): string =>
  ({ morning: '#5f9459', day: '#437f48', dusk: '#3b5444', night: '#1a3833' })[mood.name];

/** A round tree; `y` is the ground. */
export function tree(mood: Mood, x: number, y: number, size: number): string {
  return (
    rect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, '#6b5442') +
    circle(x, y - size * 0.72, size * 0.36, dark(mood)) +
    circle(x - size * 0.12, y - size * 0.78, size * 0.26, leaf(mood))
  );
}

export function pine(mood: Mood, x: number, y: number, size: number): string {
  const cloud = (dx: number, dy: number, width: number): string =>
    ellipse(x + dx * size, y - dy * size, width * size, size * 0.11, dark(mood));
  return `<path d="M${x} ${y}C${x + size * 0.12} ${y - size * 0.3} ${x - size * 0.16} ${y - size * 0.5} ${x + size * 0.04} ${y - size * 0.95}" stroke="#5a4636" stroke-width="${(size * 0.07).toFixed(1)}" fill="none"/>${cloud(-0.24, 0.5, 0.26)}${cloud(0.2, 0.62, 0.26)}${cloud(-0.12, 0.78, 0.24)}${cloud(0.06, 0.97, 0.22)}`;
}

export function palm(mood: Mood, x: number, y: number, size: number): string {
  const top = y - size;
  const fronds = [
    [-0.5, 0.16],
    [-0.42, -0.12],
    [0.5, 0.16],
    [0.42, -0.12],
    [-0.2, -0.28],
    [0.2, -0.28],
  ].map(([dx = 0, dy = 0]) =>
    shape(
      `M${x} ${top}Q${x + dx * size * 0.5} ${top + (dy - 0.22) * size} ${x + dx * size} ${top + dy * size}Q${x + dx * size * 0.45} ${top + (dy - 0.06) * size} ${x} ${top}Z`,
      dx < 0 ? dark(mood) : leaf(mood),
    ),
  );
  return `<path d="M${x} ${y}Q${x + size * 0.1} ${y - size * 0.5} ${x} ${top}" stroke="#7a6248" stroke-width="${(size * 0.07).toFixed(1)}" fill="none"/>${fronds.join('')}`;
}

export function cedar(mood: Mood, x: number, y: number, size: number): string {
  return [0, 1, 2]
    .map((level) => {
      const [low, half] = [y - level * size * 0.26, size * (0.3 - level * 0.07)];
      return polygon(
        [
          [x - half, low],
          [x + half, low],
          [x, low - size * 0.46],
        ],
        level % 2 ? leaf(mood) : dark(mood),
      );
    })
    .join('');
}

/** A bush along the ground. */
export function hedge(mood: Mood, x: number, y: number, width: number): string {
  return rect(x, y - 14, width, 14, dark(mood), 'rx="7"') + rect(x, y - 15, width, 8, leaf(mood), 'rx="4"');
}

/** A plant in a pot, for rooms. */
export function potted(x: number, y: number, size: number): string {
  const leaves = [-0.35, -0.18, 0, 0.2, 0.36].map((dx, index) =>
    shape(
      `M${x} ${y - size * 0.35}Q${x + dx * size * 0.4} ${y - size * 0.9} ${x + dx * size} ${y - size * (0.85 + (index % 2) * 0.15)}Q${x + dx * size * 1.1} ${y - size * 0.55} ${x} ${y - size * 0.35}Z`,
      index % 2 ? '#5d8f63' : '#76a877',
    ),
  );
  return (
    leaves.join('') +
    polygon(
      [
        [x - size * 0.17, y - size * 0.36],
        [x + size * 0.17, y - size * 0.36],
        [x + size * 0.12, y],
        [x - size * 0.12, y],
      ],
      '#d8c9b6',
    )
  );
}
