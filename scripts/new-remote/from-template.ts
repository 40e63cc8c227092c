import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'template');

export interface Remote {
  id: string;
  /** What people read. */
  name: string;
  port: number;
}

/** Writes the files of a new remote into a folder: the template's, with its names in the place of the template's. */
export function writeFromTemplate(folder: string, remote: Remote): void {
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(template, file)).isFile()) continue;
    const target = join(folder, named(file, remote));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, named(readFileSync(join(template, file), 'utf8'), remote));
  }
}

function named(text: string, { id, name, port }: Remote): string {
  const component = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  return text
    .replaceAll('example', id)
    .replaceAll('Example', component)
    .replaceAll('見本', name)
    .replaceAll('3999', String(port));
}
