import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const START_MS = 60_000;

export interface Prism {
  url: string;
  close(): Promise<void>;
}

/** Starts Prism in front of a supplier: it names what breaks the contract in the header `sl-violations`. */
export async function startPrism(target: string): Promise<Prism> {
  const bin = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const contract = fileURLToPath(
    new URL('../../../sandbox/contracts/rapid-openapi-v3.yaml', import.meta.url),
  );
  const child = spawn(
    process.execPath,
    [bin, 'proxy', '--host', '127.0.0.1', '--port', '0', contract, target],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Prism did not start: ${output}`)), START_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`Prism ended: ${output}`)));
  });
  return {
    url,
    async close() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
