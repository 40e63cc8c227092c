import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type StackProcess, ProcessGroup } from './processes.ts';
import { freePorts } from './ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'processes-'));

/** A process that is healthy at once, writes its name to the diary when it stops, and crashes on `/crash`. */
async function server(
  name: string,
  onTerm = 'leave',
): Promise<StackProcess & { url: string; diary: string }> {
  const { api: port } = await freePorts();
  const diary = join(folder, 'diary');
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     const leave = () => { appendFileSync(${JSON.stringify(diary)}, '${name}\\n'); process.exit(0); };
     if ('${onTerm}' === 'leave') process.on('SIGTERM', leave); else process.on('SIGTERM', () => {});
     createServer((request, response) => {
       response.end('ok');
       if (request.url === '/crash') { console.error('out of hotels'); process.exit(7); }
     }).listen(${port}, '127.0.0.1');`,
  );
  const url = `http://127.0.0.1:${port}`;
  return { name, args: [file], env: {}, health: [`${url}/healthz`], readyLimitMs: 20_000, url, diary };
}

function startGroup() {
  const onCrash = vi.fn<(message: string) => void>();
  const stack = new ProcessGroup({ logsDir: join(folder, 'logs'), onCrash, quiet: true });
  onTestFinished(() => stack.stop());
  return { stack, onCrash };
}

it('starts processes in order and stops them in reverse order', async () => {
  const { stack, onCrash } = startGroup();
  const [first, second] = [await server('first'), await server('second')];
  writeFileSync(first.diary, '');
  await stack.start(first);
  await stack.start(second);
  expect((await fetch(second.url)).ok).toBe(true);
  await stack.stop();
  expect(readFileSync(first.diary, 'utf8')).toBe('second\nfirst\n');
  await expect(fetch(first.url)).rejects.toThrow();
  expect(onCrash).not.toHaveBeenCalled();
});

it('reports the process that crashed, with its last lines', async () => {
  const { stack, onCrash } = startGroup();
  const spec = await server('brittle');
  await stack.start(spec);
  await fetch(`${spec.url}/crash`).catch(() => {});
  await expect.poll(() => onCrash.mock.calls.length).toBe(1);
  expect(onCrash.mock.calls[0]?.[0]).toMatch(
    /^brittle stopped unexpectedly \(exit code 7\)[\s\S]*out of hotels/,
  );
});

it('revives a crashed process and leaves a running one alone', async () => {
  const { stack, onCrash } = startGroup();
  const [brittle, steady] = [await server('brittle'), await server('steady')];
  await stack.start(brittle);
  await stack.start(steady);
  await fetch(`${brittle.url}/crash`).catch(() => {});
  await expect.poll(() => onCrash.mock.calls.length).toBe(1);
  writeFileSync(steady.diary, '');
  await stack.revive(brittle);
  await stack.revive(steady);
  expect((await fetch(brittle.url)).ok).toBe(true);
  expect(readFileSync(steady.diary, 'utf8')).toBe('');
});

it('fails at once when a process ends before it is healthy', async () => {
  const { stack } = startGroup();
  const spec = {
    ...(await server('still-born')),
    args: ['-e', "console.error('no database'); process.exit(3)"],
  };
  await expect(stack.start(spec)).rejects.toThrow(
    /still-born ended at once \(exit code 3\)[\s\S]*no database/,
  );
});

it('kills a process that ignores SIGTERM', async () => {
  const { stack } = startGroup();
  const spec = await server('stubborn', 'stay');
  await stack.start(spec);
  await stack.stop();
  await expect(fetch(spec.url)).rejects.toThrow();
});
