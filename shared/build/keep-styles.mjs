import { execFile, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SHEET = 'src/__generated__/panda.css';
/** No sheet takes longer to be written. */
const QUIET_MS = 50;
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

/**
 * Writes the style functions and the sheet of a package, and the sheet again whenever its sources change. It is made
 * beside it and moved in whole: a development server that meets half a file reloads the page.
 * @param {string} folder of the package
 * @param {(error: unknown) => void} failed
 */
export async function keepStyles(folder, failed) {
  const panda = join(folder, 'node_modules/@pandacss/dev/bin.js');
  const sheet = join(folder, SHEET);
  const made = `${sheet}.next`;
  mkdirSync(dirname(sheet), { recursive: true });
  rmSync(made, { force: true });
  await run(process.execPath, [panda, 'codegen', '--silent'], { cwd: folder });
  /** @type {Promise<void>} */
  const firstSheet = new Promise((written, ended) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    watch(dirname(sheet), (_event, file) => {
      if (file !== basename(made)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!existsSync(made)) return;
        if (!existsSync(sheet) || !readFileSync(sheet).equals(readFileSync(made))) renameSync(made, sheet);
        else rmSync(made);
        written();
      }, QUIET_MS);
    });
    // It stays, because it takes seconds to start, and a fraction of one for a change.
    const args = ['cssgen', '--silent', '--minimal', '--watch', '-o', made];
    fork(panda, args, { cwd: folder, execArgv: ['--import', endWithParent] })
      .once('error', ended)
      .once('exit', (code) => {
        const error = new Error(`panda ended with ${code}`);
        ended(error);
        failed(error);
      });
  });
  await firstSheet;
}
