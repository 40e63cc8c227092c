import type { Property } from '../property.ts';
import { type Mood, backdrop, backdropDefinitions, pickMood, skyline } from './backdrop.ts';
import { pine, potted } from './plants.ts';
import {
  type Dice,
  HEIGHT,
  WIDTH,
  circle,
  ellipse,
  gradient,
  hsl,
  polygon,
  rect,
  shape,
  specks,
} from './shapes.ts';

export interface Drawing {
  definitions: string;
  body: string;
}

const LAMP =
  '<radialGradient id="lamp"><stop offset="0" stop-color="#ffe3a3" stop-opacity=".8"/><stop offset="1" stop-color="#ffe3a3" stop-opacity="0"/></radialGradient>';

function outside(
  property: Property,
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const view = backdrop(property.place.style, pickMood(dice), dice, 290);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="40 40 520 300" preserveAspectRatio="xMidYMid slice">${view}</svg>`;
}

const pendant = (x: number, drop: number): string =>
  rect(x - 1, 0, 2, drop, '#5a4a3a') +
  circle(x, drop + 10, 44, 'url(#lamp)') +
  polygon(
    [
      [x - 15, drop + 14],
      [x + 15, drop + 14],
      [x + 6, drop],
      [x - 6, drop],
    ],
    '#f3d38f',
  );

/** The lobby: a desk under lamps, somewhere to sit. */
export function lobby(property: Property, dice: Dice): Drawing {
  const hue = [30, 200, 20, 160, 220][Math.floor(dice('hue') * 5)] ?? 30;
  const fabric = hsl(hue, 34, 46);
  const slats = Array.from({ length: 23 }, (_, index) =>
    rect(150 + index * 13.4, 60, 8, 150, '#8d6a4b', `opacity="${0.65 + (index % 3) * 0.12}"`),
  );
  const seat = (x: number): string =>
    rect(x, 286, 104, 40, fabric, 'rx="14"') +
    rect(x - 10, 308, 124, 38, fabric, 'rx="14"') +
    rect(x + 6, 302, 92, 18, hsl(hue, 34, 58), 'rx="8"') +
    ellipse(x + 52, 350, 70, 6, '#000', 'opacity=".15"');
  return {
    definitions:
      backdropDefinitions(pickMood(dice)) +
      LAMP +
      gradient('wall', ['#f4ecdf', '#e4d6c0']) +
      gradient('floor', ['#d8c7ad', '#bfa98a']),
    body:
      rect(0, 0, WIDTH, 262, 'url(#wall)') +
      outside(property, dice, 18, 70, 104, 170) +
      rect(18, 70, 104, 170, 'none', 'stroke="#fff" stroke-width="6"') +
      rect(68, 70, 4, 170, '#fff') +
      rect(142, 52, 322, 166, '#6d4f38') +
      slats.join('') +
      circle(302, 118, 34, '#f6e7c4', 'opacity=".92"') +
      circle(302, 118, 24, 'none', `stroke="${fabric}" stroke-width="5"`) +
      rect(0, 262, WIDTH, HEIGHT - 262, 'url(#floor)') +
      polygon(
        [
          [120, 400],
          [480, 400],
          [400, 262],
          [200, 262],
        ],
        '#fff',
        'opacity=".16"',
      ) +
      rect(176, 206, 252, 66, '#4f3a2b', 'rx="4"') +
      rect(164, 198, 276, 12, '#e9dcc6', 'rx="4"') +
      rect(232, 182, 24, 17, '#2f343b', 'rx="2"') +
      rect(340, 182, 24, 17, '#2f343b', 'rx="2"') +
      rect(190, 224, 224, 3, '#e8c98c', 'opacity=".7"') +
      pendant(214, 44) +
      pendant(302, 34) +
      pendant(390, 44) +
      seat(56) +
      seat(440) +
      ellipse(300, 350, 62, 11, '#7a5b42') +
      rect(296, 352, 8, 22, '#5c4331') +
      potted(560, 290, 118) +
      potted(136, 272, 66) +
      circle(300, 343, 6, '#e79bab') +
      rect(297, 344, 6, 8, '#8fb3b0'),
  };
}

/** The restaurant: laid tables at the window. */
export function restaurant(property: Property, dice: Dice): Drawing {
  const cloth = dice('cloth') < 0.5 ? '#fdfaf3' : hsl(dice('tone') * 60 + 10, 34, 84);
  const chair = (x: number): string =>
    rect(x, -16, 34, 44, '#7d5a40', 'rx="6"') +
    rect(x + 4, 24, 5, 40, '#5d412d') +
    rect(x + 25, 24, 5, 40, '#5d412d');
  const plates = [-36, 36].map(
    (x) => ellipse(x, 1, 19, 5, '#fff', 'stroke="#d9d0c0"') + circle(x, -1, 5, x < 0 ? '#d9784f' : '#87a86a'),
  );
  const set =
    chair(-96) +
    chair(62) +
    ellipse(0, 92, 78, 10, '#000', 'opacity=".14"') +
    rect(-4, 0, 8, 88, '#5d412d') +
    shape('M-76 0Q0 26 76 0L68 46Q0 66-68 46Z', cloth) +
    ellipse(0, 0, 76, 16, cloth, 'stroke="#e2d8c6"') +
    plates.join('') +
    rect(-3, -26, 6, 22, '#7fa9a3', 'rx="3"') +
    circle(0, -30, 8, '#e59a86') +
    circle(7, -25, 5, '#f0c3a1');
  const table = (x: number, y: number, size: number): string =>
    `<use href="#set" transform="translate(${x} ${y}) scale(${size})"/>`;
  return {
    definitions:
      backdropDefinitions(pickMood(dice)) +
      LAMP +
      gradient('wall', ['#e9ddc8', '#d9c8ab']) +
      gradient('floor', ['#a58565', '#8b6b4d']) +
      `<g id="set">${set}</g>`,
    body:
      rect(0, 0, WIDTH, 250, 'url(#wall)') +
      outside(property, dice, 50, 46, 500, 176) +
      [50, 175, 300, 425, 547].map((x) => rect(x - 3, 46, 7, 176, '#f7f0e2')).join('') +
      rect(44, 40, 512, 8, '#f7f0e2') +
      rect(44, 218, 512, 10, '#f7f0e2') +
      rect(0, 250, WIDTH, 150, 'url(#floor)') +
      [0, 1, 2, 3].map((row) => rect(0, 268 + row * 34, WIDTH, 1.5, '#6d523b', 'opacity=".35"')).join('') +
      pendant(160, 60) +
      pendant(300, 50) +
      pendant(440, 60) +
      table(300, 256, 0.62) +
      table(96, 268, 0.7) +
      table(506, 268, 0.7) +
      table(196, 312, 0.92) +
      table(430, 318, 0.92),
  };
}

const steam = (x: number, y: number): string =>
  `<path d="M${x} ${y}q12-18 0-36q-12-18 0-36" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".35"/>`;

/** The bath: a pool of stone under a wooden roof, steam, a garden. */
export function bath(property: Property, dice: Dice): Drawing {
  const mood = pickMood(dice);
  const rocks = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1.04 + index * 0.0767);
    return ellipse(
      300 + Math.cos(angle) * 258,
      330 + Math.sin(angle) * 78,
      26 + dice(`r${index}`) * 16,
      14 + dice(`s${index}`) * 10,
      ['#7c7b78', '#8f8d88', '#6b6a69'][index % 3] ?? '#7c7b78',
    );
  });
  return {
    definitions: backdropDefinitions(mood) + gradient('bathwater', ['#8fcbd2', '#4f9aa8']) + LAMP,
    body:
      backdrop(
        property.place.style === 'metropolis' || property.place.style === 'business'
          ? 'onsen'
          : property.place.style,
        mood,
        dice,
        250,
      ) +
      rect(0, 232, WIDTH, 24, '#7b6048') +
      Array.from({ length: 31 }, (_, index) =>
        rect(index * 20, 196, 13, 58, '#94744f', `opacity="${0.85 + (index % 2) * 0.15}"`),
      ).join('') +
      rect(0, 206, WIDTH, 5, '#6d523b') +
      rect(0, 240, WIDTH, 5, '#6d523b') +
      pine(mood, 96, 258, 124) +
      pine(mood, 520, 256, 104) +
      rect(0, 254, WIDTH, 146, '#8d8577') +
      rocks.join('') +
      ellipse(300, 342, 252, 62, 'url(#bathwater)') +
      ellipse(250, 322, 120, 12, '#d3eef0', 'opacity=".5"') +
      ellipse(400, 356, 90, 8, '#d3eef0', 'opacity=".35"') +
      [150, 230, 310, 390, 462].map((x, index) => steam(x, 318 + (index % 2) * 22)).join('') +
      rect(0, 0, WIDTH, 26, '#5a4130') +
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => rect(index * 84, 26, 14, 9, '#6d523b')).join('') +
      rect(22, 0, 20, 400, '#6d4f38') +
      rect(558, 0, 20, 400, '#6d4f38') +
      circle(80, 88, 46, 'url(#lamp)') +
      rect(68, 70, 24, 36, '#fff0c9', 'rx="4"') +
      rect(66, 68, 28, 4, '#3e2f23') +
      rect(66, 104, 28, 4, '#3e2f23') +
      rect(470, 366, 44, 24, '#c9a777', 'rx="4"') +
      ellipse(492, 366, 22, 6, '#b08c5c') +
      rect(420, 376, 38, 14, '#fff', 'rx="4"'),
  };
}

/** What lies between the window and the horizon. */
function foreground(property: Property, mood: Mood, dice: Dice): string {
  const { style } = property.place;
  if (style === 'beach') return rect(0, 262, WIDTH, 100, 'url(#water)');
  const crowns = Array.from({ length: 20 }, (_, index) =>
    circle(
      dice(`gx${index}`) * WIDTH,
      285 + dice(`gy${index}`) * 60,
      12 + dice(`gs${index}`) * 16,
      mood.near,
    ),
  );
  if (style === 'metropolis' || style === 'business' || style === 'park') {
    const blocks = { morning: '#8fa9bd', day: '#7d9ab3', dusk: '#4c4668', night: '#16223f' }[mood.name];
    return (
      rect(0, 262, WIDTH, 100, mood.near) +
      skyline(mood, dice, 345, blocks, 'n') +
      crowns.slice(0, 6).join('')
    );
  }
  return rect(0, 262, WIDTH, 100, mood.near) + `<g opacity=".85">${crowns.join('')}</g>`;
}

/** What is seen from the windows. */
export function outlook(property: Property, dice: Dice): Drawing {
  const mood = pickMood((name) => dice(`outlook ${name}`));
  const bars = Array.from({ length: 25 }, (_, index): [number, number, number, number] => [
    index * 25,
    344,
    3,
    56,
  ]);
  const rail =
    rect(0, 336, WIDTH, 8, '#6d5a48') +
    specks(bars, '#6d5a48', 'opacity=".75"') +
    rect(0, 388, WIDTH, 12, '#5a4a3b');
  const cup =
    rect(430, 300, 120, 8, '#8a6a4d') +
    rect(486, 308, 8, 92, '#70563f') +
    rect(470, 282, 24, 18, '#fdfaf3', 'rx="4"') +
    ellipse(482, 283, 12, 3, '#8a5a3c');
  const scene = backdrop(property.place.style, mood, dice, 262) + foreground(property, mood, dice);
  return {
    definitions: backdropDefinitions(mood),
    body: `<svg width="600" height="400" viewBox="0 20 600 340" preserveAspectRatio="xMidYMid slice">${scene}</svg>${rail}${cup}${potted(60, 372, 96)}`,
  };
}
