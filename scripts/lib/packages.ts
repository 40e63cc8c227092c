import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Folders of the remotes. One without a manifest is what the checkout of another branch left behind. */
export const remotePackages = readdirSync(root)
  .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
  .sort();

/** Packages that are built. */
export const builtPackages = ['host', ...remotePackages];

/** Packages of the browser side, each with its own Relay project and style sheet. */
export const browserPackages = ['shared', ...builtPackages];
