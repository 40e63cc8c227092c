// Runs on any Node >= 20 with npm: installs the project's own Node and dependencies when they are missing or stale, then
// runs the script on that Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.yado-install');

const [script = '', ...args] = process.argv.slice(2);
if (!script) fail('usage: node scripts/with-toolchain.mjs <script> [arguments]');
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Node 20 or newer is needed to begin with; this is ${process.versions.node}.`);

const current = fingerprint();
if (!isInstalled(current)) install(current);
runScript();

/** Hashes all files that determine what is installed. */
function fingerprint() {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(entry.name, 'package.json'))
    .sort();
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} current */
function isInstalled(current) {
  return existsSync(join(bin, 'node')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}

/** @param {string} current */
function install(current) {
  const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
  console.log('Installing dependencies …');
  const result = spawnSync('npx', ['--yes', `pnpm@${pnpm}`, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
    fail(`The dependencies could not be installed with pnpm ${pnpm}; its output is above.`);
  }
  writeFileSync(stamp, current);
}

function runScript() {
  const child = spawn(join(bin, 'node'), [join(root, script), ...args], {
    // The IPC channel closes when this process ends, even after SIGKILL, which stops the script.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Every process that the script starts compiles its modules once, instead of at each start.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // npm starts this process through a shell, which ends at a signal without forwarding it.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  watch.unref();
  child.on('error', (error) => fail(`The project's Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) =>
    process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0)),
  );
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
