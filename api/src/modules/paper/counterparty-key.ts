import { type RawBuilder, sql } from 'kysely';
import { japaneseKey } from '../catalog/normalize.ts';

/** What the key of Japanese text makes of each character that stands for itself in NFKC: another one, or nothing. */
function listChanges(): { from: string; to: string } {
  const changed: [string, string][] = [];
  for (let code = 0x20; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    if (!character.isWellFormed() || character.normalize('NFKC').toLowerCase() !== character) continue;
    const key = japaneseKey(character);
    if (key !== character) changed.push([character, key]);
  }
  // Postgres drops what has no counterpart: these come last.
  changed.sort(([, a], [, b]) => b.length - a.length);
  return { from: changed.map(([from]) => from).join(''), to: changed.map(([, to]) => to).join('') };
}

const changes = listChanges();

/** SQL: the key of a column, as `japaneseKey` makes it: widths, cases and kana fall together, blanks and hyphens are none. */
export function keyOf(column: string): RawBuilder<string> {
  return sql<string>`translate(regexp_replace(lower(normalize(${sql.ref(column)}, NFKC)), '([0-9])ー(?=[0-9])', '\\1', 'g'),
    ${changes.from}, ${changes.to})`;
}
