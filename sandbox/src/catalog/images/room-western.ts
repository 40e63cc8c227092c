import type { Room } from '../rooms.ts';
import { backdrop, backdropDefinitions, pickMood } from './backdrop.ts';
import { potted } from './plants.ts';
import { type Dice, HEIGHT, WIDTH, circle, ellipse, gradient, hsl, polygon, rect, shape } from './shapes.ts';

const FLOOR = 296;

interface Tones {
  wall: readonly string[];
  wood: string;
  floor: readonly string[];
  fabric: string;
  throw: string;
  curtain: string;
}

function pickTones(dice: Dice): Tones {
  const hue = [30, 205, 160, 20, 260, 40, 190, 350][Math.floor(dice('tone') * 8)] ?? 30;
  const warm = dice('warm') < 0.6;
  return {
    wall: warm ? ['#f6efe4', '#eaddc9'] : [hsl(hue, 18, 93), hsl(hue, 16, 85)],
    wood: ['#8a6a4d', '#a98763', '#6f5340', '#b79a78'][Math.floor(dice('wood') * 4)] ?? '#8a6a4d',
    floor: warm ? ['#c9ad8c', '#b39371'] : [hsl(hue, 12, 70), hsl(hue, 12, 60)],
    fabric: hsl(hue, 30, 48),
    throw: hsl((hue + 20) % 360, 38, 62),
    curtain: hsl(hue, 22, 76),
  };
}

/** A window with what the place has to show. */
export function windowPane(
  room: Room,
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const mood = pickMood((name) => dice(`window ${name}`));
  const view = backdrop(room.property.place.style, mood, dice, 290);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="60 40 480 300" preserveAspectRatio="xMidYMid slice">${view}</svg>${rect(x, y, width, height, 'none', 'stroke="#fff" stroke-width="6"')}${rect(x + width / 2 - 2, y, 4, height, '#fff')}`;
}

function curtains(x: number, y: number, width: number, height: number, color: string): string {
  const side = (at: number): string =>
    [0, 1, 2]
      .map((fold) => rect(at + fold * 11, y, 12, height, color, `opacity="${1 - fold * 0.12}"`))
      .join('');
  return rect(x - 26, y - 6, width + 52, 6, '#8d7a66', 'rx="3"') + side(x - 22) + side(x + width - 12);
}

function bed(x: number, width: number, pillows: number, tones: Tones): string {
  const top = FLOOR - 34;
  const pillow = width / pillows - 14;
  return (
    rect(x - 6, top - 74, width + 12, 90, tones.wood, 'rx="6"') +
    rect(x + 2, top - 66, width - 4, 34, '#fff', 'opacity=".12" rx="4"') +
    Array.from({ length: pillows }, (_, index) =>
      rect(x + 7 + index * (width / pillows), top - 26, pillow, 26, '#fff', 'rx="9" stroke="#e3ddd3"'),
    ).join('') +
    shape(`M${x} ${top + 2}h${width}l18 72h-${width + 36}z`, '#fdfbf7') +
    shape(`M${x - 8} ${top + 34}h${width + 16}l10 40h-${width + 36}z`, tones.fabric) +
    shape(`M${x - 8} ${top + 34}h${width + 16}l2 9h-${width + 20}z`, tones.throw) +
    rect(x - 18, top + 74, width + 36, 26, tones.wood, 'opacity=".75" rx="3"') +
    ellipse(x + width / 2, top + 104, width / 2 + 30, 7, '#000', 'opacity=".12"')
  );
}

function lamp(x: number, tones: Tones): string {
  return (
    rect(x - 18, FLOOR - 10, 36, 46, tones.wood, 'rx="3"') +
    rect(x - 13, FLOOR + 4, 26, 2, '#fff', 'opacity=".3"') +
    circle(x, FLOOR - 40, 46, 'url(#lamp)') +
    rect(x - 2, FLOOR - 34, 4, 26, '#b9a07c') +
    polygon(
      [
        [x - 12, FLOOR - 54],
        [x + 12, FLOOR - 54],
        [x + 18, FLOOR - 32],
        [x - 18, FLOOR - 32],
      ],
      '#fff1cf',
    )
  );
}

function beds(room: Room, tones: Tones): string {
  const [group] = room.bedGroups;
  const list = (group?.beds ?? [])
    .filter(({ type }) => type !== 'SofaBed' && type !== 'Futon')
    .flatMap(({ size, quantity }) => Array.from({ length: quantity }, () => size));
  if (list.length >= 2) return bed(58, 118, 1, tones) + lamp(216, tones) + bed(256, 118, 1, tones);
  const wide = { King: 250, Queen: 220, Double: 196, Full: 164 }[list[0] ?? ''] ?? 124;
  const x = 90 + (250 - wide) / 2;
  return (
    lamp(x - 36, tones) +
    bed(x, wide, wide > 150 ? 2 : 1, tones) +
    (wide > 150 ? lamp(x + wide + 36, tones) : '')
  );
}

function corner(room: Room, dice: Dice, tones: Tones): string {
  const sofa = room.squareMeters >= 32;
  if (sofa)
    return (
      rect(446, FLOOR - 34, 120, 44, tones.throw, 'rx="12"') +
      rect(438, FLOOR - 6, 136, 42, tones.fabric, 'rx="12"') +
      rect(452, FLOOR - 14, 54, 22, tones.throw, 'rx="8"') +
      rect(508, FLOOR - 14, 54, 22, tones.throw, 'rx="8"') +
      rect(446, FLOOR + 34, 8, 10, tones.wood) +
      rect(558, FLOOR + 34, 8, 10, tones.wood)
    );
  const screen = rect(474, FLOOR - 46, 62, 38, '#2b2f36', 'rx="3"') + rect(500, FLOOR - 8, 10, 8, '#2b2f36');
  return (
    screen +
    rect(440, FLOOR, 134, 9, tones.wood) +
    rect(446, FLOOR + 9, 8, 56, tones.wood) +
    rect(560, FLOOR + 9, 8, 56, tones.wood) +
    rect(488, FLOOR + 22, 40, 10, tones.fabric, 'rx="5"') +
    rect(484, FLOOR - 6 + dice('chair') * 2, 48, 30, tones.fabric, 'rx="10" opacity=".9"') +
    rect(506, FLOOR + 32, 4, 32, '#6d6d6d')
  );
}

/** A bedroom with beds, window, lamps. */
export function westernRoom(room: Room, dice: Dice): { definitions: string; body: string } {
  const tones = pickTones(dice);
  const mood = pickMood((name) => dice(`window ${name}`));
  const large = room.property.stars >= 4;
  const [wx, wy, ww, wh] = large ? [404, 58, 164, 158] : [436, 74, 122, 122];
  const art = `${rect(168, 84, 92, 62, '#fff', 'rx="2" stroke="#cdbfa9" stroke-width="3"')}${circle(196, 112, 14, tones.throw)}${polygon(
    [
      [176, 140],
      [212, 104],
      [252, 140],
    ],
    tones.fabric,
    'opacity=".7"',
  )}`;
  const rug = ellipse(270, 372, 230, 24, tones.throw, 'opacity=".35"');
  return {
    definitions:
      backdropDefinitions(mood) +
      gradient('wall', tones.wall) +
      gradient('floor', tones.floor) +
      '<radialGradient id="lamp"><stop offset="0" stop-color="#ffe3a3" stop-opacity=".8"/><stop offset="1" stop-color="#ffe3a3" stop-opacity="0"/></radialGradient>',
    body:
      rect(0, 0, WIDTH, FLOOR, 'url(#wall)') +
      rect(0, 0, WIDTH, 10, '#fff', 'opacity=".6"') +
      art +
      windowPane(room, dice, wx, wy, ww, wh) +
      curtains(wx, wy, ww, wh + 14, tones.curtain) +
      rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, 'url(#floor)') +
      rect(0, FLOOR - 6, WIDTH, 6, '#fff', 'opacity=".7"') +
      rug +
      corner(room, dice, tones) +
      beds(room, tones) +
      (large ? potted(584, 344, 74) : ''),
  };
}
