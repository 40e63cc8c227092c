import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const names = [
  'preflight',
  'pdfbox2',
  'fontbox2',
  'xmpbox',
  'commons-logging',
  'javax.activation',
  'jaxb-api',
];
const jars = names.map((name) => `/usr/share/java/${name}.jar`);

/**
 * Whether Apache PDFBox's validator is on this machine, as Debian has it: `apt-get install default-jre-headless
 * libpdfbox2-java libactivation-java libjaxb-api-java`.
 */
export const hasPreflight = jars.every((jar) => existsSync(jar)) && existsSync('/usr/bin/java');

/** What the validator says of each file as PDF/A-1b. */
export async function preflight(files: Readonly<Record<string, Buffer>>): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'preflight-'));
  try {
    const found: Record<string, string> = {};
    for (const [name, file] of Object.entries(files)) {
      const at = path.join(folder, `${name}.pdf`);
      writeFileSync(at, file);
      const args = ['-cp', jars.join(':'), 'org.apache.pdfbox.preflight.Validator_A1b', at];
      const { stdout } = await run('/usr/bin/java', args).catch(({ stdout: said }: { stdout: string }) => ({
        stdout: said,
      }));
      found[name] = stdout.trim();
    }
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}
