import { unit } from '../random.ts';

export const WIDTH = 600;
export const HEIGHT = 400;

/** A source of chance for one picture: the same picture always draws the same. */
export type Dice = (name: string | number) => number;

export const createDice =
  (...seed: readonly (string | number)[]): Dice =>
  (name) =>
    unit(...seed, name);

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Straight lines through the points, closed. */
export function polygon(points: readonly (readonly [number, number])[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A gradient from top to bottom (or left to right), used as `url(#id)`. */
export function gradient(id: string, colors: readonly string[], across = false): string {
  const stops = colors.map(
    (color, index) => `<stop offset="${short((index / (colors.length - 1)) * 100)}%" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops.join('')}</linearGradient>`;
}

/** Light that fades outwards. */
export function glow(id: string, color: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".85"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

/** A color by hue (degrees), saturation and lightness (percent). */
export function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;
}

/** Many small boxes of one color in one path: windows seen from afar, stars. */
export function specks(
  boxes: readonly (readonly [number, number, number, number])[],
  fill: string,
  more = '',
): string {
  const d = boxes.map(
    ([x, y, width, height]) => `M${Math.round(x)} ${Math.round(y)}h${width}v${height}h-${width}z`,
  );
  return boxes.length === 0 ? '' : shape(d.join(''), fill, more);
}
