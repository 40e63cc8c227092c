import { describe, expect, it } from 'vitest';
import { drawTransparentPng, jpeg } from './_pictures.ts';
import { drawPicture, isDrawnPicture } from './draw-picture.ts';
import { readPictureSize } from './picture-size.ts';

const seal = { width: 400, height: 400, keepsSize: false };
const draw = async (file: Buffer, place = seal) => {
  const size = readPictureSize(file);
  return size && drawPicture(file, size, place);
};
const RGB = 2;

describe('a picture’s own first bytes', () => {
  it('say what it is and how large', async () => {
    expect(readPictureSize(jpeg)).toEqual({ type: 'image/jpeg', width: 24, height: 16 });
    const png = await drawTransparentPng(120);
    expect(readPictureSize(png)).toEqual({ type: 'image/png', width: 120, height: 120 });
  });

  it.each([
    ['nothing', ''],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an animation', 'GIF89a'],
    ['the begin of a PNG', '\x89PNG\r\n\x1a\n'],
    ['the begin of a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['a JPEG whose lengths lead nowhere', `\xff\xd8${'\xff\xe0\0\0'.repeat(20)}`],
  ])('are not taken for a picture: %s', (_what, bytes) => {
    expect(readPictureSize(Buffer.from(bytes, 'latin1'))).toBeNull();
  });
});

describe('a seal as papers print it', () => {
  it('is as large as papers need, and has no transparency', async () => {
    const png = await draw(await drawTransparentPng(1000));
    expect(png && readPictureSize(png)).toEqual({ type: 'image/png', width: 400, height: 400 });
    expect(png?.[25]).toBe(RGB);
    const small = await draw(jpeg);
    expect(small && readPictureSize(small)).toEqual({ type: 'image/png', width: 24, height: 16 });
  });

  it('fills a place that keeps its size, at the left', async () => {
    const logo = { width: 480, height: 120, keepsSize: true };
    const png = await draw(await drawTransparentPng(1000), logo);
    expect(png && readPictureSize(png)).toEqual({ type: 'image/png', width: 480, height: 120 });
    expect(png && isDrawnPicture(png, logo)).toBe(true);
    expect(png && isDrawnPicture(png, seal)).toBe(false);
    expect(isDrawnPicture(await drawTransparentPng(120), { ...logo, width: 120 })).toBe(false);
  });

  it('is white where the picture was transparent', async () => {
    const { renderAsync } = await import('@resvg/resvg-js');
    const png = await draw(await drawTransparentPng(100));
    const url = `data:image/png;base64,${png?.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image href="${url}"/></svg>`;
    const { pixels } = await renderAsync(svg);
    const at = (x: number, y: number) => [...pixels.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 4)];
    expect(at(1, 1)).toEqual([255, 255, 255, 255]);
    expect(at(50, 60)).toEqual([0xc8, 0x10, 0x2e, 255]);
  });

  it('is none where a file is broken or empty', async () => {
    const whole = await drawTransparentPng(100);
    expect(await draw(whole.subarray(0, 60))).toBeNull();
    expect(await draw(jpeg.subarray(0, jpeg.length >> 1))).toBeNull();
    const { renderAsync } = await import('@resvg/resvg-js');
    const white =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#fff"/></svg>';
    expect(await draw((await renderAsync(white)).asPng())).toBeNull();
  });
});
