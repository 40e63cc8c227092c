/** The accessibility check of the parts' own tests, for the screens of other packages. */
export { axeFindings } from '../ui/_axe.ts';
