import { brandVariables, defaultBrandColors } from './brand-colors.ts';
import type { BrandColors } from '../contract/release-document.ts';

/** One color in both modes. Plain hex, except where it follows the brand. */
export interface ModePair {
  light: string;
  dark: string;
}

const brand = (name: keyof BrandColors) => `var(${brandVariables[name]}, ${defaultBrandColors[name]})`;
const darkSurface = '#171E27';
/** Share of the brand's dark-mode color in its tinted surfaces; `brand-contrast.ts` computes with it too. */
export const DARK_TINT = 0.16;
const darkTint = `color-mix(in srgb, ${brand('linkDark')} ${DARK_TINT * 100}%, ${darkSurface})`;

/** Surfaces, from the page up. */
export const surfaces = {
  bg: { light: '#F5F7FA', dark: '#0F141B' },
  surface: { light: '#FFFFFF', dark: darkSurface },
  'surface.raised': { light: '#FFFFFF', dark: '#1E2731' },
  'surface.sunken': { light: '#EEF2F6', dark: '#0B0F14' },
  'surface.hover': { light: '#F1F5F9', dark: '#222C38' },
} satisfies Record<string, ModePair>;

/** Text that must reach 4.5:1 on every surface above. */
export const texts = {
  text: { light: '#1A2430', dark: '#E9EEF3' },
  'text.muted': { light: '#526070', dark: '#A9B6C4' },
} satisfies Record<string, ModePair>;

/** A color per kind of news: text on surfaces, text on its own tint, the tint, its edge, and a filled form. */
export const statuses = {
  info: status(
    ['#1D5C8F', '#8CC4F2'],
    ['#EAF4FB', '#13283A'],
    ['#B9D8EE', '#2A5272'],
    ['#1D5C8F', '#2B6CA3'],
  ),
  success: status(
    ['#1B6B43', '#7FD3A4'],
    ['#E9F6EF', '#11291D'],
    ['#B5DDC6', '#27583F'],
    ['#1B6B43', '#23784C'],
  ),
  warning: status(
    ['#85520A', '#EFC26C'],
    ['#FDF5E6', '#2E2412'],
    ['#EBD3A0', '#644C1F'],
    ['#85520A', '#8A5A14'],
  ),
  danger: status(
    ['#B3261E', '#FF9D94'],
    ['#FCEDEC', '#351817'],
    ['#F0C2BE', '#74332F'],
    ['#B3261E', '#C0392F'],
  ),
} satisfies Record<string, Record<string, ModePair>>;

export const semanticColors: Record<string, ModePair> = {
  ...surfaces,
  ...texts,
  'text.disabled': { light: '#7A8796', dark: '#768596' },
  overlay: { light: 'rgb(15 23 32 / 0.48)', dark: 'rgb(0 0 0 / 0.64)' },
  border: { light: '#DDE4EB', dark: '#2C3845' },
  // Edges that tell a control from its background need 3:1.
  'border.strong': { light: '#7F8D9C', dark: '#6F8093' },
  primary: { light: brand('primary'), dark: brand('primary') },
  'primary.hover': { light: brand('primaryHover'), dark: brand('primaryHover') },
  'primary.on': { light: brand('onPrimary'), dark: brand('onPrimary') },
  'primary.subtle': { light: brand('primarySubtle'), dark: darkTint },
  'primary.onSubtle': { light: brand('onPrimarySubtle'), dark: brand('linkDark') },
  link: { light: brand('link'), dark: brand('linkDark') },
  // Fills of small controls: the brand's filled color is too dark to be seen on a dark surface.
  accent: { light: brand('primary'), dark: brand('linkDark') },
  'accent.on': { light: brand('onPrimary'), dark: '#0F141B' },
  focus: { light: brand('link'), dark: brand('linkDark') },
  star: { light: '#C77D0A', dark: '#F0B84A' },
  // The embedded map's ground; its labels are on land and on water.
  'map.water': { light: '#D3E4F0', dark: '#101B26' },
  'map.land': { light: '#F3F1EA', dark: '#242D36' },
  'map.coast': { light: '#9DB6C8', dark: '#4C6070' },
  'map.border': { light: '#9A93A8', dark: '#6B7684' },
  'map.grid': { light: '#DFE3E4', dark: '#2D3843' },
  'map.rail': { light: '#A9B0BA', dark: '#56626F' },
  'map.label': { light: '#44505C', dark: '#C3CDD7' },
  'map.waterLabel': { light: '#41698A', dark: '#7FA6C6' },
  'calendar.sunday': { light: '#B3261E', dark: '#FF9D94' },
  'calendar.saturday': { light: '#1D5C8F', dark: '#8CC4F2' },
  ...Object.fromEntries(
    Object.entries(statuses).flatMap(([name, parts]) =>
      Object.entries(parts).map(([part, pair]) => [part === 'text' ? name : `${name}.${part}`, pair]),
    ),
  ),
};

function status(text: Pair, subtle: Pair, border: Pair, solid: Pair) {
  const onSolid: Pair = ['#FFFFFF', '#FFFFFF'];
  return {
    text: modes(text),
    subtle: modes(subtle),
    border: modes(border),
    solid: modes(solid),
    onSolid: modes(onSolid),
  };
}

type Pair = readonly [light: string, dark: string];
function modes([light, dark]: Pair): ModePair {
  return { light, dark };
}
