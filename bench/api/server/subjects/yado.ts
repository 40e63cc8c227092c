// The API itself, as it runs in production.
import { benchConfig } from './config.ts';
import { startYado } from './start-yado.ts';

await startYado(benchConfig());
