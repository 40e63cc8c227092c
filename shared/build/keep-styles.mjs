import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SHEET = 'src/__generated__/panda.css';
/** Editors write a file in several steps. */
const QUIET_MS = 100;

/**
 * Writes the style functions and the sheet of a package, and the sheet anew whenever its sources change. It is made
 * beside it and moved in whole: a development server that meets half a file reloads the page.
 * @param {string} folder of the package
 * @param {(error: unknown) => void} failed
 */
export async function keepStyles(folder, failed) {
  const panda = (...args) => run(join(folder, 'node_modules/.bin/panda'), args, { cwd: folder });
  const sheet = join(folder, SHEET);
  const made = `${sheet}.next`;
  const write = async () => {
    await panda('cssgen', '--silent', '--minimal', '-o', made);
    if (!existsSync(sheet) || !readFileSync(sheet).equals(readFileSync(made))) renameSync(made, sheet);
    else rmSync(made);
  };
  await panda('codegen', '--silent');
  await write();
  let timer;
  let writing = Promise.resolve();
  watch(join(folder, 'src'), { recursive: true }, (_event, file) => {
    if (!file || !/\.tsx?$/.test(file) || file.includes('__generated__')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      writing = writing.then(write).catch(failed);
    }, QUIET_MS);
  });
}
