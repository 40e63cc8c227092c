import { afterEach, expect, it, vi } from 'vitest';
import { FONT_FAMILY } from '../tokens/font-family.ts';
import { fonts } from '../tokens/typography.ts';
import { hasDeviceFont } from './device-font.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device that has these fonts. */
function stubFonts(...names: string[]): void {
  vi.stubGlobal(
    'FontFace',
    class {
      readonly #source: string;
      constructor(_family: string, source: string) {
        this.#source = source;
      }
      load = async () => {
        if (!names.some((name) => this.#source === `local("${name}")`))
          throw new DOMException('no such font');
      };
    },
  );
}

it('finds the font of the device that the styles fall back on', async () => {
  const [own, ofDevice = ''] = fonts.body.value.split(', ').map((name) => name.replaceAll('"', ''));
  expect(own).toBe(FONT_FAMILY);
  stubFonts(ofDevice);
  expect(await hasDeviceFont()).toBe(true);
});

it('finds none on a device with other fonts, or in a browser that has no such check', async () => {
  stubFonts('Yu Gothic UI', 'Noto Sans CJK JP');
  expect(await hasDeviceFont()).toBe(false);
  vi.stubGlobal('FontFace', undefined);
  expect(await hasDeviceFont()).toBe(false);
});
