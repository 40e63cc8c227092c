import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

// The API has no part of the browser's code: papers and screens must still find the same numbers in a text, and call a
// state by the same name.
it.each(['pdf/leading-phone.ts', 'pdf/split-phones.ts', 'status-labels.ts'])(
  '%s is the same for papers and for screens',
  (name) => {
    expect(read(`api/src/modules/document/${name}`)).toBe(read(`shared/src/format/${basename(name)}`));
  },
);
