import type { Scene } from '../image-links.ts';
import type { Property } from '../property.ts';

export function drawImage(property: Property, scene: Scene, room: number, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 2) / 3)}" viewBox="0 0 600 400"><text>${property.id}${scene}${room}</text></svg>`;
}
