import { packageTests } from '@yado/shared/build/vitest';

export default packageTests();
