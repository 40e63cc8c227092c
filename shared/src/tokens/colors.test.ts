// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { semanticColors, statuses, surfaces, texts } from './colors.ts';
import { contrastRatio } from './contrast.ts';

const modes = ['light', 'dark'] as const;

describe.each(modes)('colors in %s mode', (mode) => {
  const color = (name: string) => semanticColors[name]?.[mode] ?? '';
  const tooFaint = (fronts: string[], back: string, required: number) =>
    fronts.filter((front) => contrastRatio(color(front), color(back)) < required);

  it.each(Object.keys(surfaces))('shows every text on %s at 4.5:1', (surface) => {
    expect(tooFaint([...Object.keys(texts), ...Object.keys(statuses)], surface, 4.5)).toEqual([]);
  });

  it.each(Object.keys(statuses))('shows text on the tint and the fill of %s at 4.5:1', (name) => {
    expect(tooFaint(['text', 'text.muted', name], `${name}.subtle`, 4.5)).toEqual([]);
    expect(tooFaint([`${name}.onSolid`], `${name}.solid`, 4.5)).toEqual([]);
  });

  it.each(['surface', 'surface.raised', 'bg'])(
    'shows edges of controls and stars on %s at 3:1',
    (surface) => {
      expect(tooFaint(['border.strong', 'star'], surface, 3)).toEqual([]);
    },
  );

  it('shows Sundays and Saturdays of the calendar at 4.5:1', () => {
    expect(tooFaint(['calendar.sunday', 'calendar.saturday'], 'surface.raised', 4.5)).toEqual([]);
  });
});
