import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Red, green and blue of each pixel on white, from colors that are multiplied by how opaque they are, and that. */
export function flatten(pixels: Buffer): Buffer {
  const colors = Buffer.alloc((pixels.length / 4) * 3);
  for (let from = 0, at = 0; from < pixels.length; from += 4) {
    const white = 255 - (pixels[from + 3] ?? 0);
    for (let channel = 0; channel < 3; channel += 1, at += 1) {
      colors[at] = Math.min(255, (pixels[from + channel] ?? 0) + white);
    }
  }
  return colors;
}

/**
 * A PNG of red, green and blue alone. Papers for the archive (PDF/A-1) may have no transparency, and the library that draws
 * pictures always writes some.
 */
export async function toOpaquePng(colors: Buffer, width: number, height: number): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  // Each line begins with its filter: none.
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    colors.copy(lines, y * (1 + width * 3) + 1, y * width * 3, (y + 1) * width * 3);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', await compress(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
