import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'template');

export interface Remote {
  id: string;
  /** Name for people. */
  name: string;
  port: number;
}

/** Writes the template's files into the folder of a new remote, with its names and port. */
export function writeFromTemplate(folder: string, remote: Remote): void {
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(template, file)).isFile()) continue;
    const target = join(folder, fillIn(file, remote));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fillIn(readFileSync(join(template, file), 'utf8'), remote));
  }
}

function fillIn(text: string, { id, name, port }: Remote): string {
  const component = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  return text
    .replaceAll('example', id)
    .replaceAll('Example', component)
    .replaceAll('見本', name)
    .replaceAll('3999', String(port));
}
