// The API without limits of calls: what it would cost if nothing were counted.
import { benchConfig } from './config.ts';
import { startYado } from './start-yado.ts';

await startYado(benchConfig(), { limits: { check: async () => {}, giveBack: async () => {} } });
