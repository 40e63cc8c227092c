// Lists what each image has, in CycloneDX: `npm run sbom -- <folder>`, `.data/sbom` by default.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustRun } from './lib/run.ts';
import { root } from './lib/settings.ts';

/** Image → packages that are installed in it; `site` is what browsers get. */
const images = {
  delivery: ['./delivery'],
  api: ['./api'],
  site: ['./host', './remote-*', './shared'],
};

const folder = resolve(process.argv[2] ?? join(root, '.data/sbom'));
mkdirSync(folder, { recursive: true });
for (const [image, packages] of Object.entries(images)) {
  const file = join(folder, `${image}.cdx.json`);
  const filters = packages.flatMap((name) => ['--filter', name]);
  await mustRun(`The list of ${image}`, 'pnpm', [
    'sbom',
    '--prod',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    `--out=${file}`,
    ...filters,
  ]);
  console.log(file);
}
