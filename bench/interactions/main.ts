// How long the site takes to answer a user's hand, on a processor four times slower than this one: from the key or
// the tap to the next paint, as the browser's own event timing has it. Aim: under 200 ms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../scripts/lib/builds.ts';
import { ProcessGroup } from '../../scripts/lib/processes.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { publishBuilds } from '../../scripts/lib/publish.ts';
import { runMain, CliError } from '../../scripts/lib/cli.ts';
import { readSettings } from '../../scripts/lib/settings.ts';
import { toOrigins, stackProcesses } from '../../scripts/lib/stack.ts';
import { CPU_SLOW_DOWN, launchBrowser, signedIn } from '../lib/browser.ts';
import { interactions } from './interactions.ts';
import { paintsAfter } from './paints-after.ts';

const ROUNDS = 5;
const AIM_MS = 200;

runMain(async () => {
  const { keysDir } = readSettings();
  await buildStale(keysDir);
  const dataDir = mkdtempSync(join(tmpdir(), 'yado-bench-'));
  const ports = await freePorts();
  const onCrash = (message: string) => {
    throw new CliError(message);
  };
  const parts = new ProcessGroup({ logsDir: join(dataDir, 'logs'), onCrash });
  try {
    await publishBuilds({ dataDir, keysDir, ports });
    for (const part of Object.values(stackProcesses({ dataDir, keysDir, ports }))) await parts.start(part);
    await measure(toOrigins(ports).site);
  } finally {
    await parts.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function measure(site: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const storageState = await signedIn(browser, [site]);
    for (const { name, open, act } of interactions) {
      const paints: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const context = await browser.newContext({
          storageState,
          baseURL: site,
          locale: 'ja-JP',
          timezoneId: 'Asia/Tokyo',
          viewport: { width: 1280, height: 800 },
        });
        const page = await context.newPage();
        await open(page);
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
        paints.push(...(await paintsAfter(page, () => act(page))));
        await context.close();
      }
      console.log(formatLine(name, paints));
    }
  } finally {
    await browser.close();
  }
}

function formatLine(name: string, paints: number[]): string {
  const sorted = [...paints].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const worst = sorted.at(-1) ?? 0;
  return `${name}: p50 ${at(0.5)} ms, p75 ${at(0.75)} ms, worst ${worst} ms of ${sorted.length} interactions; worst / aim ${(worst / AIM_MS).toFixed(2)}`;
}
