import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Noto Sans JP (SIL Open Font License 1.1); documents carry only the glyphs that they use. */
const files = {
  regular: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
};
export type FontName = keyof typeof files;

const loaded = new Map<FontName, Buffer>();

/** The font file, read once per process when the first document needs it. */
export function fontFile(name: FontName): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const file = readFileSync(require.resolve(files[name]));
  loaded.set(name, file);
  return file;
}
