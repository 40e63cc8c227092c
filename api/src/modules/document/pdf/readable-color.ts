/** WCAG AA for text. */
const TEXT_CONTRAST = 4.5;
/** How much of its light a color keeps with each step. */
const STEP = 0.97;

/** The color itself, or the lightest of its darker shades in which text can be read on white paper. `#rrggbb`. */
export function readableColor(color: string): string {
  let readable = color.toLowerCase();
  while (contrastOnWhite(readable) < TEXT_CONTRAST) {
    readable = toHex(parseChannels(readable).map((channel) => Math.floor(channel * STEP)));
  }
  return readable;
}

/** WCAG 2 contrast with white, 1 to 21. */
export function contrastOnWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function parseChannels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
