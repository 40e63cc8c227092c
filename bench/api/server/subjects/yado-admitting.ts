// The API without a limit of what it takes on: NaN waiting statements are no load.
import { benchConfig } from './config.ts';
import { startYado } from './start-yado.ts';

await startYado(benchConfig(), { databaseQueue: () => Number.NaN });
