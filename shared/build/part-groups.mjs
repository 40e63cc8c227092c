import { laterParts } from './ui-parts.mjs';

const laterFile = new RegExp(`shared[\\\\/]src[\\\\/]ui[\\\\/]\\w+[\\\\/](?:${laterParts.join('|')})\\.tsx$`);
/** What buttons and text boxes open: they alone are there at once. */
const laterPanel =
  /shared[\\/]src[\\/](?:ui[\\/](?:fields[\\/]calendar|panels)[\\/]|format[\\/]japanese-holidays\.)/;

const recipes = /shared[\\/]styled-system[\\/]recipes[\\/]/;
const inKebab = (/** @type {string} */ name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
const laterRecipes = new RegExp(
  `recipes[\\\\/](?:${[...laterParts, 'Menu', 'Popover'].map(inKebab).join('|')})\\.js$`,
);

const libraries = /[\\/](?:@ark-ui|@zag-js|@internationalized|@floating-ui)[\\/]/;
/** Libraries that form fields need; the others belong to panels that open later. */
const earlyLibraries = new RegExp(
  [
    '@ark-ui/react/dist/(?:utils|providers|_virtual)/',
    '@ark-ui/react/dist/components/(?:factory|fieldset/|field/(?!field-textarea))',
    '@zag-js/(?:anatomy|utils)/',
    '@zag-js/core/dist/merge-props',
    '@zag-js/dom-query/dist/(?:node|shared)\\.',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** @typedef {import('@rsbuild/core').Rspack.Module} Module */

const getResource = (/** @type {Module} */ module) => module.nameForCondition?.() ?? '';

/**
 * Whether a module is a part of `shared/ui`, or of what parts are made of. Whatever they need has to be here: a chunk
 * of its own would be known of, and asked for, only once a screen of a remote takes the part.
 * @param {Module} module
 */
export function isPart(module) {
  const resource = getResource(module);
  return (
    /shared[\\/]src[\\/](?:ui|format)[\\/]/.test(resource) ||
    recipes.test(resource) ||
    libraries.test(resource)
  );
}

/**
 * Whether only screens behind the first one ask for it.
 * @param {Module} module
 */
export function isLaterPart(module) {
  const resource = getResource(module);
  if (libraries.test(resource)) return !earlyLibraries.test(resource);
  return laterFile.test(resource) || laterPanel.test(resource) || laterRecipes.test(resource);
}
