import { packageTests } from './build/vitest.mjs';

export default packageTests();
