import type { Room } from '../rooms.ts';
import { backdropDefinitions, pickMood } from './backdrop.ts';
import { windowPane } from './room-western.ts';
import { type Dice, WIDTH, circle, ellipse, gradient, polygon, rect, shape } from './shapes.ts';

const FLOOR = 262;

function shoji(x: number, y: number, width: number, height: number): string {
  const bars = [1, 2, 3].map((index) => rect(x + (index * width) / 4, y, 1.5, height, '#a98b66'));
  const rows = [1, 2, 3, 4, 5].map((index) => rect(x, y + (index * height) / 6, width, 1.5, '#a98b66'));
  return (
    rect(x, y, width, height, '#fdf7e8') +
    bars.join('') +
    rows.join('') +
    rect(x, y, width, height, 'none', 'stroke="#7c5f43" stroke-width="5"')
  );
}

function tatami(): string {
  const seams = [-260, -60, 140, 340, 540, 740].map(
    (x) =>
      `<path d="M${300 + (x - 240) * 0.55} ${FLOOR}L${x} 400" stroke="#5f6f45" stroke-width="5" opacity=".55"/>`,
  );
  return (
    rect(0, FLOOR, WIDTH, 138, 'url(#tatami)') +
    seams.join('') +
    rect(0, FLOOR + 54, WIDTH, 4, '#5f6f45', 'opacity=".45"')
  );
}

function alcove(dice: Dice): string {
  const blossom = dice('season') < 0.5 ? '#e79bab' : '#d9623f';
  return (
    rect(24, 66, 132, FLOOR - 66, '#c9b48d') +
    rect(24, FLOOR - 26, 132, 26, '#5b4330') +
    rect(16, 58, 148, 10, '#5b4330') +
    rect(156, 40, 12, FLOOR - 40, '#6d523b') +
    rect(66, 84, 46, 108, '#fbf6ea') +
    rect(62, 80, 54, 6, '#3e2f23') +
    rect(62, 190, 54, 6, '#3e2f23') +
    circle(89, 122, 12, blossom, 'opacity=".8"') +
    `<path d="M78 176Q92 150 86 120" stroke="#4a4a3f" stroke-width="3" fill="none"/>` +
    polygon(
      [
        [118, FLOOR - 26],
        [138, FLOOR - 26],
        [134, FLOOR - 48],
        [122, FLOOR - 48],
      ],
      '#44607a',
    ) +
    `<path d="M128 ${FLOOR - 48}Q122 ${FLOOR - 78} 138 ${FLOOR - 92}" stroke="#5b4a38" stroke-width="2.5" fill="none"/>${circle(138, FLOOR - 92, 6, blossom)}${circle(127, FLOOR - 74, 5, blossom)}`
  );
}

function table(x: number): string {
  const cushion = (cx: number, cy: number, color: string): string =>
    shape(`M${cx - 38} ${cy}h76l10 20h-96z`, color);
  return (
    ellipse(x, 372, 150, 14, '#000', 'opacity=".12"') +
    cushion(x - 96, 316, '#7d3f46') +
    cushion(x + 96, 316, '#7d3f46') +
    shape(`M${x - 92} 318h184l24 34h-232z`, '#6a4a32') +
    rect(x - 116, 352, 232, 9, '#4f3523') +
    rect(x - 104, 361, 12, 18, '#4f3523') +
    rect(x + 92, 361, 12, 18, '#4f3523') +
    ellipse(x - 30, 334, 15, 5, '#e9e2d2') +
    rect(x - 38, 322, 16, 12, '#46616b', 'rx="4"') +
    ellipse(x + 24, 336, 10, 4, '#e9e2d2') +
    rect(x + 18, 328, 12, 8, '#f4efe4', 'rx="3"') +
    ellipse(x + 52, 340, 20, 5, '#2f2a26') +
    circle(x + 46, 337, 5, '#d98a86') +
    circle(x + 57, 338, 5, '#a9c08a')
  );
}

function bedding(): string {
  const futon = (x: number): string =>
    shape(`M${x} 318h104l26 66h-136z`, '#fdfbf6') +
    shape(`M${x + 4} 340h108l16 44h-132z`, '#7f93b5') +
    rect(x + 26, 308, 54, 18, '#fff', 'rx="8" stroke="#ddd6c8"');
  return futon(196) + futon(342);
}

/** A room with tatami, paper screens and an alcove. */
export function japaneseRoom(room: Room, dice: Dice): { definitions: string; body: string } {
  const mood = pickMood((name) => dice(`window ${name}`));
  const garden = room.openAirBath
    ? ellipse(452, FLOOR - 14, 74, 16, '#7a6a58') +
      ellipse(452, FLOOR - 17, 64, 11, '#8fc3cc') +
      `<path d="M430 ${FLOOR - 34}q8-14 0-26M456 ${FLOOR - 36}q8-14 0-26M478 ${FLOOR - 34}q8-14 0-26" stroke="#fff" stroke-width="4" fill="none" opacity=".6"/>`
    : '';
  return {
    definitions:
      backdropDefinitions(mood) +
      gradient('wall', ['#efe3c8', '#dfcda8']) +
      gradient('tatami', ['#c9c892', '#b3b276']) +
      '<radialGradient id="lamp"><stop offset="0" stop-color="#ffe3a3" stop-opacity=".75"/><stop offset="1" stop-color="#ffe3a3" stop-opacity="0"/></radialGradient>',
    body:
      rect(0, 0, WIDTH, FLOOR, 'url(#wall)') +
      rect(0, 34, WIDTH, 9, '#6d523b') +
      [100, 220, 340, 460, 560].map((x) => rect(x, 0, 3, 34, '#a98b66')).join('') +
      alcove(dice) +
      windowPane(room, dice, 268, 62, 240, FLOOR - 78) +
      shoji(194, 62, 76, FLOOR - 62) +
      shoji(508, 62, 76, FLOOR - 62) +
      rect(186, 52, 406, 10, '#6d523b') +
      rect(268, FLOOR - 18, 240, 18, '#8b6a4b') +
      garden +
      tatami() +
      circle(300, 30, 70, 'url(#lamp)') +
      rect(298, 0, 4, 14, '#3e2f23') +
      rect(272, 14, 56, 30, '#fff3d6', 'rx="4"') +
      rect(272, 28, 56, 1.5, '#a98b66') +
      (dice('bedding') < 0.3 ? bedding() : table(330)),
  };
}
