/** The subsets of the site's font with the interface's own characters; `build/font-table.mjs` makes the table. */
export { subsets } from '@fontsource-variable/noto-sans-jp/unicode.json?font-table';

/** Those with all other characters: names and texts of people and hotels. */
export const loadOtherSubsets = () =>
  import(
    /* webpackChunkName: "other-fonts" */ '@fontsource-variable/noto-sans-jp/unicode.json?other-font-table'
  ).then(({ subsets }) => subsets);
