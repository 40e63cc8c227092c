import { setTimeout as sleep } from 'node:timers/promises';

/** The API takes requests after its first country; journeys lead to others, too. */
export async function waitForAllCountries(apiPort: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`http://127.0.0.1:${apiPort}/metrics`)).text();
    if (metrics.includes('yado_catalog_countries{state="missing"} 0')) return;
    await sleep(250);
  }
}
