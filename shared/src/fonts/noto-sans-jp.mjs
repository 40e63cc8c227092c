/** The subsets of the site's font; `build/font-table.mjs` makes the table. */
export { subsets } from '@fontsource-variable/noto-sans-jp/unicode.json?font-table';
