import type { Property } from '../property.ts';
import type { Mood } from './backdrop.ts';
import { pine } from './plants.ts';
import { type Dice, WIDTH, circle, ellipse, gradient, rect, shape } from './shapes.ts';

const BASE = 322;

function roof(x: number, y: number, half: number, rise: number, fill: string): string {
  return (
    shape(
      `M${x - half} ${y}Q${x - half * 0.62} ${y - rise * 0.35} ${x - half * 0.5} ${y - rise}L${x + half * 0.5} ${y - rise}Q${x + half * 0.62} ${y - rise * 0.35} ${x + half} ${y}Z`,
      fill,
    ) + rect(x - half * 0.53, y - rise - 5, half * 1.06, 8, '#23262f', 'rx="3"')
  );
}

/** Paper screens with wooden bars, warm from inside. */
function screens(x: number, y: number, width: number, height: number, panels: number, paper: string): string {
  const step = width / panels;
  const bars = Array.from({ length: panels * 2 + 1 }, (_, index) =>
    rect(x + (index * step) / 2 - 1, y, index % 2 ? 1 : 3, height, '#5a4130'),
  );
  return (
    rect(x, y, width, height, paper) +
    bars.join('') +
    [0.25, 0.5, 0.75].map((part) => rect(x, y + height * part, width, 1, '#5a4130')).join('') +
    rect(x, y + height * 0.8, width, height * 0.2, '#6d4f39')
  );
}

function lantern(x: number, y: number): string {
  return (
    rect(x - 5, y - 20, 10, 20, '#8b8d8f') +
    rect(x - 11, y - 34, 22, 15, '#a3a5a6') +
    rect(x - 6, y - 31, 12, 9, '#ffdf9a') +
    shape(`M${x - 17} ${y - 33}Q${x} ${y - 52} ${x + 17} ${y - 33}Z`, '#77797c')
  );
}

/** The outside of a ryokan. */
export function inn(property: Property, mood: Mood, dice: Dice): { definitions: string; body: string } {
  const dim = mood.name === 'night' || mood.name === 'dusk';
  const tint = Math.floor(dice('tiles') * 4);
  const tiles =
    (dim ? ['#2b2f3d', '#33282a', '#26343a', '#2d2d33'] : ['#4a515e', '#6a5248', '#4f6a66', '#3f4046'])[
      tint
    ] ?? '#4a515e';
  const paper = dim ? '#ffdd9c' : '#fbf1da';
  const x = 290 + (dice('shift') - 0.5) * 60;
  const upper = dice('floors') < (property.stars >= 4 ? 0.7 : 0.4);
  const wood =
    (dim ? ['#4b3526', '#43301f', '#523a2e'] : ['#7b5a41', '#94724f', '#6b4a3a'])[
      Math.floor(dice('wood') * 3)
    ] ?? '#7b5a41';
  const cloth = ['#2f4a6d', '#7d3540', '#3f5b45', '#5b4a73'][Math.floor(dice('cloth') * 4)] ?? '#2f4a6d';
  const house =
    (upper
      ? rect(x - 120, BASE - 170, 240, 62, wood) +
        screens(x - 108, BASE - 162, 216, 50, 6, paper) +
        roof(x, BASE - 166, 164, 48, tiles)
      : '') +
    rect(x - 190, BASE - 82, 380, 82, wood) +
    screens(x - 178, BASE - 72, 120, 72, 4, paper) +
    screens(x + 58, BASE - 72, 120, 72, 4, paper) +
    roof(x, BASE - 78, 232, upper ? 36 : 66, tiles) +
    rect(x - 46, BASE - 78, 92, 78, '#3d2b1f') +
    rect(x - 38, BASE - 66, 76, 66, paper) +
    [0, 1, 2, 3].map((index) => rect(x - 38 + index * 19.5, BASE - 72, 17, 30, cloth, 'rx="1"')).join('') +
    roof(x, BASE - 76, 74, 26, tiles);
  const lamps = [x - 58, x + 58].map(
    (lamp) =>
      circle(lamp, BASE - 52, 24, 'url(#lamp)', dim ? '' : 'opacity=".35"') +
      ellipse(lamp, BASE - 52, 8, 11, '#fff0c7') +
      rect(lamp - 5, BASE - 65, 10, 3, '#3d2b1f') +
      rect(lamp - 5, BASE - 42, 10, 3, '#3d2b1f'),
  );
  const path = shape(
    `M${x - 34} ${BASE}L${x + 34} ${BASE}L${x + 96} 400L${x - 96} 400Z`,
    dim ? '#6d6a70' : '#d9d4c8',
  );
  const stones = Array.from({ length: 6 }, (_, index) =>
    ellipse(
      x + (index % 2 ? 18 : -18) * (1 + index * 0.22),
      BASE + 12 + index * 12,
      17 + index * 3,
      5 + index * 0.8,
      dim ? '#86838a' : '#bdb8ac',
    ),
  );
  const moss = dim ? '#33473d' : '#8fae74';
  const garden =
    rect(0, BASE, WIDTH, 400 - BASE, moss) +
    ellipse(80, 372, 120, 30, dim ? '#2c3f37' : '#7fa067') +
    ellipse(540, 378, 130, 34, dim ? '#2c3f37' : '#7fa067');
  return {
    definitions:
      gradient('dusklight', ['#fff', '#fff']) +
      '<radialGradient id="lamp"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".9"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>',
    body:
      garden +
      house +
      path +
      stones.join('') +
      lamps.join('') +
      pine(mood, 78, 356, 150) +
      pine(mood, 540, 350, 120) +
      lantern(166, 366) +
      lantern(448, 372),
  };
}
