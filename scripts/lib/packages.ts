import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Folders of the remotes; one without a manifest is left over from another branch. */
export const remotePackages = readdirSync(root)
  .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
  .sort();

export const builtPackages = ['host', ...remotePackages];

/** Packages of the browser side, each with its own Relay project and style sheet. */
export const browserPackages = ['shared', ...builtPackages];
