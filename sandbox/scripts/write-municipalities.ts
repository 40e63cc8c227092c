/**
 * Writes the municipalities and wards that the hand-picked lists of the gazetteer do not have, from the table of
 * Japan's local governments by Code for FUKUI (CC0, https://github.com/code4fukui/localgovjp):
 * `node scripts/write-municipalities.ts localgovjp-utf8.csv`. Rows keep their order, because hotels' ids follow it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { romaji } from '../src/catalog/romaji.ts';

const FOLDER = new URL('../src/catalog/gazetteer/', import.meta.url);
/** Wards of Hamamatsu before 2024, when seven became three. */
const GONE = /^浜松市(?:中区|東区|西区|南区|北区|浜北区)$/u;
/** Villages of islands whose offices are in a city on another one: the places of the islands. */
const ISLANDS: Readonly<Record<string, readonly [number, number]>> = {
  三島村: [30.807, 130.281],
  十島村: [29.842, 129.873],
  竹富町: [24.327, 124.088],
};
const ENDING = /(?<=..)(?:し|く|ちょう|まち|むら|そん)$/;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file localgovjp-utf8.csv.');

const known = new Set(
  ['municipalities', 'wards'].flatMap((file) =>
    readFileSync(new URL(`${file}.txt`, FOLDER), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([ja = '', , , area = '']) => area + ja),
  ),
);

const rows = readFileSync(source, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([prefecture = '', , , ja = '', kana = '', latitude, longitude]) => ({
    area: prefecture.padStart(2, '0'),
    ja: ja.replace(' ', ''),
    kana: kana.replace(' ', ''),
    en: english(kana),
    isWard: ja.includes(' '),
    latitude: ISLANDS[ja]?.[0] ?? Number(latitude),
    longitude: ISLANDS[ja]?.[1] ?? Number(longitude),
  }))
  .filter(({ area, ja, latitude }) => latitude > 0 && !known.has(area + ja) && !GONE.test(ja));

write('other-municipalities', (row) => !row.isWard);
write('other-wards', (row) => row.isWard);

function write(file: string, belongs: (row: (typeof rows)[number]) => boolean): void {
  const lines = rows
    .filter(belongs)
    .map(({ ja, kana, en, area, latitude, longitude }) =>
      [ja, kana, en, area, latitude.toFixed(4), longitude.toFixed(4)].join(' | '),
    );
  writeFileSync(new URL(`${file}.txt`, FOLDER), `${lines.join('\n')}\n`);
}

/** Sapporo Chuo-ku, Hakone-machi; a city without its ending. */
function english(kana: string): string {
  return kana
    .split(' ')
    .map((part) => {
      const [ending = ''] = ENDING.exec(part) ?? [];
      const name = capital(short(romaji(part.slice(0, part.length - ending.length))));
      return ending === 'し' || ending === '' ? name : `${name}-${short(romaji(ending))}`;
    })
    .join(' ');
}

function short(text: string): string {
  return text
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/n(?=[bpm])/g, 'm');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
