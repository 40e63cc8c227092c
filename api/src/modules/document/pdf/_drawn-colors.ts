import { inflateSync } from 'node:zlib';

/** The colors that a PDF's pages are drawn in, each once, as `#rrggbb`. */
export function drawnColors(file: Buffer): string[] {
  const streams = [
    ...file.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g),
  ];
  const drawn = streams.map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'));
  const colors = [...drawn.join('\n').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)$/gm)];
  return [...new Set(colors.map(([, ...channels]) => `#${channels.map(toHex).join('')}`))];
}

function toHex(channel: string): string {
  return Math.round(Number(channel) * 255)
    .toString(16)
    .padStart(2, '0');
}
