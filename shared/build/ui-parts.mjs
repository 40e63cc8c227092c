import { readdirSync } from 'node:fs';

const folder = new URL('../src/ui/', import.meta.url);

/** Every part of the interface by its name: what lies in `src/ui`. */
export const uiParts = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => file.slice(0, -'.tsx'.length))
  .sort();

/** Parts that the host's shell is made of. */
export const shellParts = [
  'Badge',
  'Banner',
  'Button',
  'Card',
  'Container',
  'Icon',
  'IconButton',
  'LatePart',
  'LinkButton',
  'Skeleton',
  'SkipLink',
  'Spinner',
  'TextLink',
  'VisuallyHidden',
];

/** Parts that the site's first screen adds: its fields, and what they open. */
const firstScreenParts = [
  'Combobox',
  'DateRangePicker',
  'Field',
  'Menu',
  'NumberStepper',
  'Popover',
  'Select',
  'TextInput',
];

/** Parts that only screens behind the first one ask for; a new part is one of them. */
export const laterParts = uiParts.filter(
  (part) => !shellParts.includes(part) && !firstScreenParts.includes(part),
);
