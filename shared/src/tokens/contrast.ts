type Rgb = readonly [number, number, number];

/** WCAG 2 contrast of two `#rrggbb` colors, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** What `color-mix(in srgb, top share%, bottom)` yields, as `#rrggbb`. */
export function mixSrgb(top: string, share: number, bottom: string): string {
  const [a, b] = [parse(top), parse(bottom)];
  const channels = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function parse(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not #rrggbb: ${hex}`);
  return [1, 2, 3].map((group) => Number.parseInt(match[group] ?? '', 16)) as unknown as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
