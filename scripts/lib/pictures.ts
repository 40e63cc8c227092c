import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { run } from './run.ts';
import { root } from './settings.ts';

/** Folder of the accepted pictures, from the root. */
export const picturesFolder = 'e2e/visual/accepted';

/**
 * Compresses the accepted pictures that git does not know yet or that changed, to a palette of 256 colors: a third of
 * the bytes, with differences far below what the comparison tolerates. Pictures that are compressed already stay as
 * they are.
 */
export async function compressNewPictures(): Promise<void> {
  const args = ['ls-files', '--modified', '--others', '--exclude-standard', '-z', '--', picturesFolder];
  const { output } = await run('git', args);
  for (const name of output.split('\0').filter((path) => path.endsWith('.png'))) {
    const file = join(root, name);
    const picture = await readFile(file).catch(() => null);
    if (!picture || (await sharp(picture).metadata()).isPalette) continue;
    const png = { palette: true, quality: 90, effort: 8, compressionLevel: 9 } as const;
    await writeFile(file, await sharp(picture).png(png).toBuffer());
  }
}
