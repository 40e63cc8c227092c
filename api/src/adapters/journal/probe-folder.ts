import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FaultKind, notReached, type ProbeResult } from '../probe/probe-result.ts';

/** No day: the journal neither lists nor forgets it. */
const PROBE_FILE = 'probe';
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** Looks at the folder of the journal. A thorough look makes it where it is missing, and writes, reads and deletes a file. */
export async function probeFolder(folder: string, thorough: boolean): Promise<ProbeResult> {
  const facts = [folder];
  try {
    if (thorough) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, PROBE_FILE);
      await writeFile(file, '');
      await readFile(file);
      await rm(file);
    } else await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // The first booking makes it.
    if (code !== 'ENOENT' || thorough) return { ...judge(code), facts };
  }
  return { faults: [], facts, clockOffsetMs: null };
}

function judge(code: string): ProbeResult {
  const kind: FaultKind = FORBIDDEN.includes(code) ? 'missing-right' : 'wrong-setting';
  const mend =
    'Set JOURNAL_DIR to a folder that this process may write to, on another disk than the database.';
  return notReached(kind, `The folder of the journal can't be used (${code}).`, mend);
}
