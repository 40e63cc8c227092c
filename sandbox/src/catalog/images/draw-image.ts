import type { Scene } from '../image-links.ts';
import type { Property } from '../property.ts';
import { type Room, getRooms } from '../rooms.ts';
import { backdrop, backdropDefinitions, pickMood } from './backdrop.ts';
import { bathroom } from './bathroom.ts';
import { facade } from './facade.ts';
import { inn } from './inn.ts';
import { type Drawing, bath, lobby, outlook, restaurant } from './places-inside.ts';
import { japaneseRoom } from './room-japanese.ts';
import { westernRoom } from './room-western.ts';
import { type Dice, HEIGHT, WIDTH, createDice } from './shapes.ts';

const mirrored = (body: string): string => `<g transform="translate(${WIDTH} 0) scale(-1 1)">${body}</g>`;

function exterior(property: Property, dice: Dice): Drawing {
  const mood = pickMood(dice);
  const house = property.type === 'ryokan' ? inn(property, mood, dice) : facade(property, mood, dice);
  return {
    definitions: backdropDefinitions(mood) + house.definitions,
    // Half of the houses look the other way: two neighbors in a list should not seem the same picture.
    body:
      backdrop(property.place.style, mood, dice, 300) +
      (dice('side') < 0.5 ? house.body : mirrored(house.body)),
  };
}

function bedroom(room: Room, dice: Dice): Drawing {
  const tatami = room.name.ja.startsWith('和室') || room.openAirBath;
  return tatami ? japaneseRoom(room, dice) : westernRoom(room, dice);
}

function draw(property: Property, scene: Scene, room: Room, dice: Dice): Drawing {
  switch (scene) {
    case 'exterior':
      return exterior(property, dice);
    case 'lobby':
      return lobby(property, dice);
    case 'restaurant':
      return restaurant(property, dice);
    case 'bath':
      return bath(property, dice);
    case 'view':
      return outlook(property, dice);
    case 'room':
      return bedroom(room, dice);
    case 'bathroom':
      return bathroom(room, dice);
  }
}

/** A picture of a hotel as SVG, `width` pixels wide; `index` is the room type for room scenes. */
export function drawImage(property: Property, scene: Scene, index: number, width: number): string {
  const room = getRooms(property)[index];
  if (!room) throw new Error(`${property.id} has no room ${index}.`);
  const ofRoom = scene === 'room' || scene === 'bathroom';
  const { definitions, body } = draw(
    property,
    scene,
    room,
    ofRoom ? createDice(room.id, scene) : createDice(property.id, 'picture'),
  );
  const height = Math.round((width * HEIGHT) / WIDTH);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions}</defs>${body}</svg>`;
}
