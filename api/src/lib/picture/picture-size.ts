export interface PictureSize {
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Markers of a JPEG that have no length after them. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Those of a frame, which has the size; the three between them are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** What a file says of itself in its first bytes, whatever its name is; null when it is neither PNG nor JPEG. */
export function readPictureSize(file: Buffer): PictureSize | null {
  if (file.length >= 24 && file.subarray(0, 8).equals(PNG) && file.toString('latin1', 12, 16) === 'IHDR') {
    return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  }
  return file.length > 4 && file.readUInt16BE(0) === 0xff_d8 ? readJpegSize(file) : null;
}

function readJpegSize(file: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (isFrame(marker)) {
      return { type: 'image/jpeg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    // A marker may be filled up with 0xff.
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + file.readUInt16BE(at + 2);
  }
  return null;
}
