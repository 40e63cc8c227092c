// The API without a limit of what it takes on: waiting for NaN milliseconds is no load.
import { benchConfig } from './config.ts';
import { startYado } from './start-yado.ts';

await startYado(benchConfig(), { databaseWaitMs: () => Number.NaN });
