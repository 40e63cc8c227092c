/** Parts of the interface, and the libraries' machines behind them, that wait until a screen asks for them. */
const later = {
  ui: [
    'AlertDialog',
    'Checkbox',
    'Chip',
    'DescriptionList',
    'Dialog',
    'Disclosure',
    'Drawer',
    'EmptyState',
    'LoadMore',
    'PageHeader',
    'PasswordInput',
    'Price',
    'ProgressSteps',
    'RadioGroup',
    'Rating',
    'SegmentedControl',
    'Switch',
    'Table',
    'Tabs',
    'TextArea',
    'Thumbnail',
    'Toaster',
    'Tooltip',
  ],
  machines: [
    'aria-hidden',
    'dialog',
    'focus-trap',
    'menu',
    'popover',
    'remove-scroll',
    'radio-group',
    'segment-group',
    'switch',
    'tabs',
    'toast',
    'tooltip',
  ],
};

const libraries = /[\\/](?:@ark-ui|@zag-js|@internationalized|@floating-ui)[\\/]/;
const laterUi = new RegExp(`shared[\\\\/]src[\\\\/]ui[\\\\/](?:${later.ui.join('|')})\\.tsx$`);
/** What buttons open: the buttons alone are there at once. */
const laterPanel = /shared[\\/]src[\\/](?:ui[\\/](?:calendar|late)[\\/]|format[\\/]japanese-holidays\.)/;
const laterMachine = new RegExp(`[\\\\/](?:@zag-js|components)[\\\\/](?:${later.machines.join('|')})[\\\\/]`);

const resourceOf = (module) => module.nameForCondition?.() ?? '';

/**
 * Whether a module is a part of `shared/ui`, or of what parts are made of. Whatever they need has to be here: a chunk
 * of its own would be known of, and asked for, only once a screen of a remote takes the part.
 */
export function isPart(module) {
  const resource = resourceOf(module);
  return /shared[\\/]src[\\/](?:ui|format)[\\/]/.test(resource) || libraries.test(resource);
}

/** Whether only screens behind the first one ask for it. */
export function isLaterPart(module) {
  const resource = resourceOf(module);
  if (laterUi.test(resource) || laterPanel.test(resource)) return true;
  return libraries.test(resource) && laterMachine.test(resource);
}
