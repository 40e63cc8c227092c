import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/settings.ts';
import type { Outcome } from './offer.ts';

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = { left: 64, right: 16, top: 40, bottom: 48 };

interface Curve {
  name: string;
  color: string;
  points: readonly { x: number; y: number }[];
}

/** Writes pictures into `.data/load`: what is served, and how long it takes, by what is offered. */
export function drawCurves(held: number, gated: readonly Outcome[], ungated: readonly Outcome[]): void {
  const curves = (read: (outcome: Outcome) => number): Curve[] =>
    [
      { name: 'with the gate', color: '#0b57d0', outcomes: gated },
      { name: 'without it', color: '#b3261e', outcomes: ungated },
    ].map(({ outcomes, ...look }) => ({
      ...look,
      points: outcomes.map((each) => ({ x: each.offered / held, y: read(each) })),
    }));
  const pictures = {
    goodput: draw(
      'Requests served, as a share of the rate that is held',
      curves(({ goodput }) => goodput / held),
    ),
    wait: draw(
      'p99 of what is served, in seconds',
      curves(({ p99 }) => p99 / 1000),
    ),
    health: draw(
      'Longest answer of /readyz, in seconds',
      curves(({ healthMax }) => Math.min(healthMax, 5_000) / 1000),
    ),
  };
  const folder = join(root, '.data/load');
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(pictures)) writeFileSync(join(folder, `${name}.svg`), svg);
}

function draw(title: string, curves: readonly Curve[]): string {
  const all = curves.flatMap(({ points }) => points);
  const largest = { x: Math.max(...all.map(({ x }) => x)), y: Math.max(...all.map(({ y }) => y)) };
  const step = niceStep(largest.y / 4);
  const top = Math.ceil(largest.y / step) * step;
  const toX = (x: number) => EDGE.left + (x / largest.x) * (WIDTH - EDGE.left - EDGE.right);
  const toY = (y: number) => HEIGHT - EDGE.bottom - (y / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const lines: string[] = [];
  for (let y = 0; y <= top + step / 2; y += step) {
    const at = toY(y).toFixed(1);
    lines.push(`<path d="M${EDGE.left} ${at}H${WIDTH - EDGE.right}" stroke="#d8dee6"/>`);
    lines.push(
      `<text x="${EDGE.left - 8}" y="${at}" dy="4" text-anchor="end">${Number(y.toFixed(2))}</text>`,
    );
  }
  for (const x of new Set(all.map((point) => point.x))) {
    lines.push(
      `<text x="${toX(x).toFixed(1)}" y="${HEIGHT - EDGE.bottom + 18}" text-anchor="middle">${Number(x.toFixed(1))} ×</text>`,
    );
  }
  lines.push(
    `<text x="${WIDTH / 2}" y="${HEIGHT - 10}" text-anchor="middle">offered, of what is held</text>`,
  );
  curves.forEach(({ name, color, points }, index) => {
    const path = points.map(({ x, y }) => `${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`).join('L');
    lines.push(`<path d="M${path}" fill="none" stroke="${color}" stroke-width="2"/>`);
    for (const { x, y } of points) {
      lines.push(`<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="3" fill="${color}"/>`);
    }
    const at = EDGE.left + 360 + index * 110;
    lines.push(`<text x="${at}" y="22" fill="${color}">${name}</text>`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#1a1a1a">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="16" y="22" font-weight="bold">${title}</text>
${lines.join('\n')}
</svg>
`;
}

/** 1, 2 or 5 times a power of ten, not below the value. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power;
}
