import { readdirSync } from 'node:fs';

/** Folders of `src/ui` that hold the parts of the interface. Beside them, `panels` holds what parts open. */
const folders = ['actions', 'content', 'feedback', 'fields', 'layout', 'overlays'];

/** Every part of the interface by its name, with the path of its file from `src/ui`. */
export const uiPartFiles = new Map(
  folders
    .flatMap((folder) =>
      readdirSync(new URL(`../src/ui/${folder}/`, import.meta.url))
        .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
        .map((file) => /** @type {const} */ ([file.slice(0, -'.tsx'.length), `${folder}/${file}`])),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

export const uiParts = [...uiPartFiles.keys()];

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

/** Parts that the first screens add, sign-in and search form: their fields, and what they open. */
const firstScreenParts = [
  'Combobox',
  'DateRangePicker',
  'Field',
  'Menu',
  'NumberStepper',
  'PasswordInput',
  'Popover',
  'Select',
  'TextInput',
];

/** Parts that only screens behind the first one ask for; a new part is one of them. */
export const laterParts = uiParts.filter(
  (part) => !shellParts.includes(part) && !firstScreenParts.includes(part),
);
