import type { Property } from '../property.ts';
import type { Mood } from './backdrop.ts';
import { cedar, hedge, palm, tree } from './plants.ts';
import { type Dice, WIDTH, circle, ellipse, gradient, hsl, polygon, rect } from './shapes.ts';

const BASE = 318;

function walls(property: Property, mood: Mood, dice: Dice): { light: string; shade: string; accent: string } {
  const hue = [28, 210, 200, 35, 18, 220, 160, 350][Math.floor(dice('hue') * 8)] ?? 30;
  const dim = { morning: 0, day: 2, dusk: -30, night: -46 }[mood.name];
  const saturation = property.type === 'apartment' ? 26 : 14;
  return {
    light: hsl(hue, saturation, 84 + dim),
    shade: hsl(hue, saturation, 72 + dim),
    accent: hsl(hue, 46, 46 + dim / 3),
  };
}

/** Windows in rows; some are lit. */
function windows(
  mood: Mood,
  dice: Dice,
  box: readonly [number, number, number, number],
  columns: number,
  rows: number,
  wide = 0.62,
): string {
  const [x, y, width, height] = box;
  const [cellX, cellY] = [width / columns, height / rows];
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lit =
        dice(`w${row}-${column}`) < (mood.name === 'night' ? 0.55 : mood.name === 'dusk' ? 0.45 : 0.12);
      out += `<path d="M${(x + cellX * (column + (1 - wide) / 2)).toFixed(0)} ${(y + cellY * (row + 0.22)).toFixed(0)}h${(cellX * wide).toFixed(0)}v${(cellY * 0.58).toFixed(0)}h-${(cellX * wide).toFixed(0)}z"${lit ? ` fill="${mood.lit}"` : ''}/>`;
    }
  }
  return `<g fill="${mood.unlit}">${out}</g>`;
}

function entrance(x: number, width: number, accent: string, mood: Mood): string {
  return (
    rect(x, BASE - 44, width, 44, mood.name === 'day' || mood.name === 'morning' ? '#dfe9ee' : '#ffe2a6') +
    rect(x + width / 2 - 1, BASE - 44, 2, 44, accent) +
    rect(x - 14, BASE - 54, width + 28, 11, accent, 'rx="3"')
  );
}

function street(mood: Mood, dice: Dice): string {
  const road = { morning: '#9aa3a8', day: '#8d979d', dusk: '#454056', night: '#1b2338' }[mood.name];
  const car = 60 + dice('car') * 420;
  const paint = hsl(dice('paint') * 360, 40, 55);
  return (
    rect(0, BASE + 26, WIDTH, 56, road) +
    [0, 1, 2, 3, 4, 5]
      .map((index) => rect(20 + index * 105, BASE + 52, 48, 4, '#fff', 'opacity=".65"'))
      .join('') +
    `<g>${rect(car, BASE + 26, 74, 18, paint, 'rx="8"')}${rect(car + 14, BASE + 14, 42, 18, paint, 'rx="8"')}${rect(car + 19, BASE + 18, 14, 10, mood.unlit, 'rx="3"')}${rect(car + 37, BASE + 18, 14, 10, mood.unlit, 'rx="3"')}${circle(car + 16, BASE + 44, 7, '#2c2f38')}${circle(car + 58, BASE + 44, 7, '#2c2f38')}</g>`
  );
}

function tower(property: Property, mood: Mood, dice: Dice): string {
  const { light, shade, accent } = walls(property, mood, dice);
  const floors = Math.round(6 + property.stars * 1.4 + dice('floors') * 2);
  const [width, height] = [170 + dice('width') * 50, Math.min(262, floors * 20)];
  const x = 300 - width / 2 + (dice('shift') - 0.5) * 90;
  const sign = dice('sign') < 0.5 ? x - 15 : x + width - 3;
  return (
    rect(x, BASE - height, width, height, light) +
    rect(x + width * 0.72, BASE - height, width * 0.28, height, shade) +
    rect(x - 5, BASE - height - 8, width + 10, 9, shade) +
    windows(
      mood,
      dice,
      [x + 10, BASE - height + 8, width - 20, height - 66],
      Math.round(width / 30),
      Math.round((height - 60) / 23),
    ) +
    rect(sign, BASE - height + 18, 18, 84, accent, 'rx="4"') +
    [0, 1, 2]
      .map((index) => circle(sign + 9, BASE - height + 36 + index * 22, 5, '#fff', 'opacity=".9"'))
      .join('') +
    entrance(x + width / 2 - 34, 68, accent, mood)
  );
}

function grand(property: Property, mood: Mood, dice: Dice): string {
  const { light, shade, accent } = walls(property, mood, dice);
  const height = 190 + property.stars * 14;
  const x = 190 + dice('shift') * 60;
  const glass = `url(#glass)`;
  return (
    rect(x + 128, BASE - height * 0.7, 110, height * 0.7, shade) +
    windows(mood, dice, [x + 150, BASE - height * 0.7 + 10, 82, height * 0.7 - 60], 4, 7, 0.7) +
    rect(x, BASE - height, 150, height, glass) +
    Array.from({ length: 11 }, (_, index) =>
      rect(x, BASE - height + 14 + index * ((height - 60) / 11), 150, 2.5, light, 'opacity=".75"'),
    ).join('') +
    [1, 2, 3, 4]
      .map((index) => rect(x + index * 30, BASE - height, 2, height - 40, light, 'opacity=".5"'))
      .join('') +
    (mood.name === 'night' || mood.name === 'dusk'
      ? windows(mood, dice, [x + 2, BASE - height + 14, 148, height - 66], 5, 9, 0.8)
      : '') +
    rect(x + 40, BASE - height - 16, 70, 16, accent, 'rx="3"') +
    rect(x - 90, BASE - 54, 370, 54, light) +
    rect(x - 90, BASE - 58, 370, 7, shade) +
    windows(mood, dice, [x - 84, BASE - 50, 120, 44], 5, 1, 0.78) +
    windows(mood, dice, [x + 150, BASE - 50, 124, 44], 5, 1, 0.78) +
    entrance(x + 48, 84, accent, mood)
  );
}

function balconies(property: Property, mood: Mood, dice: Dice): string {
  const { light, shade, accent } = walls(property, mood, dice);
  const [x, width, height, floors] = [178 + dice('shift') * 40, 240, 206, 5];
  const cell = (height - 46) / floors;
  const rows = Array.from({ length: floors }, (_, row) =>
    [0, 1, 2, 3]
      .map((column) => {
        const [cx, cy] = [x + 10 + column * 57, BASE - height + 8 + row * cell];
        const lit = dice(`b${row}-${column}`) < (mood.name === 'night' || mood.name === 'dusk' ? 0.5 : 0.1);
        return (
          rect(cx, cy, 44, cell - 8, lit ? mood.lit : mood.unlit) +
          rect(cx - 3, cy + cell - 20, 50, 12, accent, 'opacity=".85"') +
          (column % 2 ? circle(cx + 38, cy + cell - 22, 5, '#6fa36a') : '')
        );
      })
      .join(''),
  );
  return (
    rect(x, BASE - height, width, height, light) +
    rect(x, BASE - height - 8, width, 10, shade) +
    rows.join('') +
    entrance(x + 92, 56, accent, mood)
  );
}

function terraces(property: Property, mood: Mood, dice: Dice): string {
  const { light, shade, accent } = walls(property, mood, dice);
  const beach = property.place.style === 'beach';
  const levels = [0, 1, 2, 3].map((level) => {
    const [width, y] = [430 - level * 62, BASE - 20 - level * 44];
    const x = 300 - width / 2 + (dice('lean') - 0.5) * level * 40;
    return (
      rect(x, y - 44, width, 46, level % 2 ? light : shade) +
      windows(mood, dice, [x + 8, y - 40, width - 16, 40], Math.round(width / 36), 1, 0.7) +
      rect(x - 8, y - 46, width + 16, 5, accent, 'opacity=".55"')
    );
  });
  const pool =
    ellipse(300, 366, 190, 26, '#e9e2d2') +
    ellipse(300, 365, 176, 21, '#5fc3d8') +
    ellipse(270, 360, 90, 7, '#a9e4ec', 'opacity=".7"');
  const umbrella = (x: number, color: string): string =>
    rect(x - 1, 338, 2, 26, '#8a7a63') +
    polygon(
      [
        [x - 26, 342],
        [x + 26, 342],
        [x, 324],
      ],
      color,
    );
  const growth = beach
    ? palm(mood, 70, 352, 118) + palm(mood, 540, 358, 134) + palm(mood, 486, 340, 84)
    : [40, 84, 520, 566].map((x, index) => cedar(mood, x, 344, 96 + (index % 2) * 26)).join('');
  return levels.join('') + growth + pool + umbrella(120, '#f0b35f') + umbrella(478, '#e77f67');
}

/** The outside of a hotel in the western manner. */
export function facade(property: Property, mood: Mood, dice: Dice): { definitions: string; body: string } {
  const definitions = gradient(
    'glass',
    mood.name === 'night'
      ? ['#3c5684', '#1d2c50']
      : mood.name === 'dusk'
        ? ['#8d7aa6', '#56507e']
        : ['#a9d3ea', '#6ea3c7'],
  );
  if (property.type === 'resort') return { definitions, body: terraces(property, mood, dice) };
  const house = property.type === 'city' ? grand : property.type === 'apartment' ? balconies : tower;
  const trees =
    tree(mood, 54 + dice('t1') * 40, BASE + 24, 96) + tree(mood, 528 + dice('t2') * 40, BASE + 24, 84);
  const green = hedge(mood, 16, BASE + 22, 120) + hedge(mood, 464, BASE + 22, 122);
  return { definitions, body: house(property, mood, dice) + trees + green + street(mood, dice) };
}
