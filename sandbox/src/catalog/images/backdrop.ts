import type { PlaceStyle } from '../place.ts';
import {
  type Dice,
  HEIGHT,
  WIDTH,
  circle,
  ellipse,
  glow,
  gradient,
  polygon,
  rect,
  shape,
  specks,
} from './shapes.ts';

export interface Mood {
  name: 'morning' | 'day' | 'dusk' | 'night';
  sky: readonly string[];
  /** Far things, near things, the ground. */
  far: string;
  near: string;
  ground: string;
  water: readonly string[];
  lit: string;
  unlit: string;
}

const MOODS: readonly Mood[] = [
  {
    name: 'morning',
    sky: ['#9fd0f2', '#d9ecf7', '#fdebd3'],
    far: '#b9cfe0',
    near: '#8fb08a',
    ground: '#c9cfc4',
    water: ['#8fc6dd', '#d7eef2'],
    lit: '#fff3d0',
    unlit: '#a9c4d8',
  },
  {
    name: 'day',
    sky: ['#4f9fe0', '#8cc6f2', '#d8eefb'],
    far: '#a5c3da',
    near: '#6fa069',
    ground: '#c4ccc6',
    water: ['#2f8fc4', '#7fd0de'],
    lit: '#e9f5fb',
    unlit: '#8fb2cc',
  },
  {
    name: 'dusk',
    sky: ['#33406f', '#a5698f', '#f2a679', '#fbd9a5'],
    far: '#6d5f87',
    near: '#4b4a63',
    ground: '#5d5668',
    water: ['#6d5f8f', '#e8a684'],
    lit: '#ffdf9a',
    unlit: '#55587c',
  },
  {
    name: 'night',
    sky: ['#0d1733', '#1c2f5c', '#3b548a'],
    far: '#24365f',
    near: '#1c2a48',
    ground: '#26304a',
    water: ['#14234a', '#3f5b93'],
    lit: '#ffdb85',
    unlit: '#33476f',
  },
];

/** The time of day a picture shows. */
export function pickMood(dice: Dice): Mood {
  const index = Math.floor(dice('mood') * 10);
  return MOODS[[1, 1, 1, 1, 0, 0, 2, 2, 3, 1][index] ?? 1] as Mood;
}

function clouds(mood: Mood, dice: Dice): string {
  if (mood.name === 'night') {
    const stars = Array.from({ length: 30 }, (_, index): [number, number, number, number] => {
      const size = dice(`sr${index}`) < 0.8 ? 1 : 2;
      return [dice(`sx${index}`) * WIDTH, dice(`sy${index}`) * 170, size, size];
    });
    return specks(stars, '#fff', 'opacity=".7"');
  }
  const opacity = mood.name === 'dusk' ? '.28' : '.75';
  return Array.from({ length: 3 }, (_, index) => {
    const [x, y, size] = [
      dice(`cx${index}`) * 540,
      30 + dice(`cy${index}`) * 90,
      16 + dice(`cs${index}`) * 14,
    ];
    return `<g fill="#fff" opacity="${opacity}">${ellipse(x, y, size * 2.4, size * 0.6, '#fff')}${circle(x - size * 0.7, y - size * 0.4, size * 0.7, '#fff')}${circle(x + size * 0.5, y - size * 0.6, size * 0.9, '#fff')}</g>`;
  }).join('');
}

function sun(mood: Mood, dice: Dice): string {
  const x = 80 + dice('sun') * 440;
  if (mood.name === 'night') return circle(x, 70, 20, '#f6efcf') + circle(x + 8, 64, 17, '#16244a');
  if (mood.name === 'dusk') return circle(x, 225, 120, 'url(#glow)') + circle(x, 225, 26, '#ffe9b8');
  return circle(x, 66, 90, 'url(#glow)') + circle(x, 66, 22, '#fff6d8');
}

/** A chain of hills whose feet are on `base`. */
export function hills(dice: Dice, name: string, base: number, height: number, fill: string): string {
  let d = `M0 ${base}`;
  for (let x = 0; x <= WIDTH; x += 75) {
    const y = base - height * (0.35 + dice(`${name}${x}`) * 0.65);
    d += x === 0 ? ` L0 ${y.toFixed(0)}` : ` S${x - 30} ${(y + 6).toFixed(0)} ${x} ${y.toFixed(0)}`;
  }
  return shape(`${d} L${WIDTH} ${base} Z`, fill);
}

/** A cone with snow on it, seen from afar. */
function peak(mood: Mood, dice: Dice): string {
  const x = 140 + dice('peak') * 320;
  const snow = mood.name === 'night' ? '#8fa3c9' : '#fff';
  return (
    shape(
      `M${x - 190} 270 Q${x - 60} 200 ${x - 26} 118 L${x + 26} 118 Q${x + 60} 200 ${x + 190} 270 Z`,
      mood.far,
    ) +
    shape(
      `M${x - 45} 158 Q${x - 32} 136 ${x - 26} 118 L${x + 26} 118 Q${x + 32} 136 ${x + 45} 158 L${x + 24} 148 L${x + 8} 164 L${x - 10} 147 L${x - 26} 166 Z`,
      snow,
      'opacity=".92"',
    )
  );
}

/** City blocks along the horizon. */
export function skyline(mood: Mood, dice: Dice, base: number, fill = mood.far, name = 'b'): string {
  let out = '';
  let x = -10;
  const dots: [number, number, number, number][] = [];
  for (let index = 0; x < WIDTH; index += 1) {
    const width = 30 + dice(`${name}w${index}`) * 42;
    const height = 40 + dice(`${name}h${index}`) ** 2 * 130;
    out += rect(
      Math.round(x),
      Math.round(base - height),
      Math.round(width),
      Math.round(height),
      fill,
      `opacity=".${6 + Math.floor(dice(`${name}o${index}`) * 4)}"`,
    );
    for (let dot = 0; dot < 5; dot += 1) {
      const [dx, dy] = [dice(`${name}x${index}-${dot}`), dice(`${name}y${index}-${dot}`)];
      dots.push([x + 4 + dx * (width - 10), base - height + 8 + dy * (height - 16), 3, 4]);
    }
    x += width + dice(`${name}g${index}`) * 8;
  }
  const dark = mood.name === 'night' || mood.name === 'dusk';
  return out + (dark ? specks(dots, mood.lit, 'opacity=".8"') : '');
}

function tower(mood: Mood, x: number): string {
  return `<g opacity=".9">${polygon(
    [
      [x, 70],
      [x + 4, 150],
      [x + 16, 270],
      [x - 16, 270],
      [x - 4, 150],
    ],
    mood.far,
  )}${rect(x - 9, 146, 18, 7, mood.far)}${rect(x - 14, 200, 28, 6, mood.far)}</g>`;
}

function pagoda(mood: Mood, x: number): string {
  const dim = mood.name === 'dusk' || mood.name === 'night';
  const [roof, wall] = dim ? [mood.near, mood.far] : ['#5d6670', '#b5705a'];
  return (
    [0, 1, 2, 3]
      .map((level) => {
        const [y, half] = [252 - level * 34, 44 - level * 7];
        return (
          shape(
            `M${x - half} ${y} Q${x - half * 0.5} ${y - 8} ${x} ${y - 18} Q${x + half * 0.5} ${y - 8} ${x + half} ${y} Z`,
            roof,
          ) + rect(x - half * 0.5, y, half, 18, wall)
        );
      })
      .join('') + rect(x - 1.5, 104, 3, 36, roof)
  );
}

function wheel(mood: Mood, x: number): string {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const [px, py] = [x + Math.cos(angle) * 62, 190 + Math.sin(angle) * 62];
    return `<path d="M${x} 190L${px.toFixed(0)} ${py.toFixed(0)}" stroke="${mood.far}" stroke-width="2"/>${circle(px, py, 6, index % 2 ? '#f2a65a' : '#6bb8d6')}`;
  });
  return `${circle(x, 190, 62, 'none', `stroke="${mood.far}" stroke-width="4"`)}${spokes.join('')}${polygon(
    [
      [x, 190],
      [x - 26, 270],
      [x - 18, 270],
    ],
    mood.far,
  )}${polygon(
    [
      [x, 190],
      [x + 26, 270],
      [x + 18, 270],
    ],
    mood.far,
  )}`;
}

function scenery(style: PlaceStyle, mood: Mood, dice: Dice, base: number): string {
  const x = dice('mark') < 0.5 ? 70 + dice('mx') * 70 : 460 + dice('mx') * 80;
  if (style === 'beach')
    return rect(0, base - 46, WIDTH, 46, 'url(#water)') + hills(dice, 'island', base - 44, 34, mood.far);
  if (style === 'onsen')
    return hills(dice, 'far', base, 150, mood.far) + hills(dice, 'mid', base, 90, mood.near);
  if (style === 'highland') return peak(mood, dice) + hills(dice, 'mid', base, 70, mood.near);
  if (style === 'heritage') return hills(dice, 'far', base, 90, mood.far) + pagoda(mood, x);
  if (style === 'park') return skyline(mood, dice, base) + wheel(mood, x);
  if (style === 'metropolis') return skyline(mood, dice, base) + (dice('tower') < 0.5 ? tower(mood, x) : '');
  return hills(dice, 'far', base, 70, mood.far) + skyline(mood, dice, base);
}

/** Definitions every picture with a sky needs. */
export function backdropDefinitions(mood: Mood): string {
  return gradient('sky', mood.sky) + gradient('water', mood.water) + glow('glow', '#fff4cf');
}

/** Sky and what is to be seen at the horizon; `base` is where the ground begins. */
export function backdrop(style: PlaceStyle, mood: Mood, dice: Dice, base: number): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
    sun(mood, dice) +
    clouds(mood, dice) +
    scenery(style, mood, dice, base) +
    rect(0, base, WIDTH, HEIGHT - base, mood.ground)
  );
}
