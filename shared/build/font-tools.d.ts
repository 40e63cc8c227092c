declare module 'fontkit' {
  export function openSync(file: string): { characterSet: number[] };
}
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Buffer>;
}
