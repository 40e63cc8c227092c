import type { Room } from '../rooms.ts';
import { potted } from './plants.ts';
import { type Dice, WIDTH, circle, ellipse, gradient, hsl, rect } from './shapes.ts';

/** A bathroom: tub, basin, mirror, towels. */
export function bathroom(room: Room, dice: Dice): { definitions: string; body: string } {
  const hue = [190, 30, 210, 160, 20][Math.floor(dice('hue') * 5)] ?? 190;
  const tile = hsl(hue, 20, 90);
  const line = hsl(hue, 16, 80);
  const grid = [
    ...Array.from({ length: 12 }, (_, index) => rect(index * 50, 0, 1.5, 282, line)),
    ...Array.from({ length: 7 }, (_, index) => rect(0, index * 42, WIDTH, 1.5, line)),
  ];
  const towel = hsl((hue + 10) % 360, 32, 62);
  const wooden = room.property.type === 'ryokan';
  const tub = wooden
    ? rect(40, 250, 270, 104, '#c79d68', 'rx="4"') +
      rect(32, 238, 286, 18, '#dcb782', 'rx="4"') +
      [94, 148, 202, 256].map((x) => rect(x, 256, 2, 98, '#a57d4c')).join('') +
      ellipse(175, 246, 128, 7, '#9ed2d8')
    : rect(36, 252, 284, 96, '#fff', 'rx="44"') +
      rect(26, 242, 304, 20, '#fdfdfd', 'rx="10" stroke="#dfe6e8"') +
      ellipse(178, 251, 132, 6, '#b9e0e6');
  return {
    definitions: `${gradient('floor', ['#cfc6ba', '#b5aa9b'])}<radialGradient id="lamp"><stop offset="0" stop-color="#fff2cf" stop-opacity=".9"/><stop offset="1" stop-color="#fff2cf" stop-opacity="0"/></radialGradient>`,
    body:
      rect(0, 0, WIDTH, 282, tile) +
      grid.join('') +
      rect(0, 282, WIDTH, 118, 'url(#floor)') +
      ellipse(180, 362, 190, 14, '#000', 'opacity=".12"') +
      tub +
      rect(96, 120, 6, 122, '#b7bfc4', 'rx="3"') +
      rect(82, 116, 40, 8, '#b7bfc4', 'rx="4"') +
      ellipse(90, 130, 18, 5, '#9aa3a9') +
      rect(388, 248, 176, 16, '#f7f4ee', 'rx="3"') +
      rect(398, 264, 156, 96, '#8a6a4d', 'rx="3"') +
      rect(474, 270, 3, 84, '#6d523b') +
      ellipse(476, 250, 46, 8, '#fff', 'stroke="#d9dcdc"') +
      rect(470, 222, 8, 26, '#b7bfc4', 'rx="4"') +
      rect(470, 220, 28, 7, '#b7bfc4', 'rx="3"') +
      circle(476, 132, 90, 'url(#lamp)') +
      rect(412, 68, 128, 134, '#eaf5f7', 'rx="64" stroke="#c2a77c" stroke-width="6"') +
      rect(438, 92, 10, 80, '#fff', 'opacity=".7" rx="5" transform="rotate(18 443 132)"') +
      rect(240, 118, 92, 6, '#b7bfc4', 'rx="3"') +
      rect(250, 122, 34, 74, towel, 'rx="4"') +
      rect(290, 122, 32, 60, '#fff', 'rx="4"') +
      rect(512, 226, 14, 24, '#7fa9a3', 'rx="4"') +
      rect(530, 232, 12, 18, '#e8c9a0', 'rx="4"') +
      potted(356, 288, 74),
  };
}
