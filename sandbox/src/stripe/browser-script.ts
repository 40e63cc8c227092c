import { join } from 'node:path';
import { joinBrowserParts } from '../join-browser-parts.ts';

/** The parts of the script, each after those that it uses. */
const PARTS = [
  'wording',
  'card-format',
  'element-style',
  'element-input',
  'element',
  'elements',
  'api',
  'card-holder-dialog',
  'stripe-js',
];

/** The one classic script that a page loads; it defines `window.Stripe`. */
export function browserScript(): Promise<string> {
  return joinBrowserParts(join(import.meta.dirname, 'browser'), PARTS);
}
