import { entryCells } from '../accounting/entry-fields.ts';
import type { AccountingProfile } from '../accounting/profiles.ts';
import { type Replacement, toShiftJis } from '../accounting/shift-jis.ts';
import type { ReadEntry } from '../accounting/tables.ts';
import { csvLine } from './csv.ts';

/** Entries as a file for the software of the profile, and which characters its charset could not hold. */
export function accountingCsv(
  profile: AccountingProfile,
  entries: readonly ReadEntry[],
): { bytes: Buffer; replacements: Replacement[] } {
  const { lineEnd } = profile;
  const header = profile.hasHeader
    ? csvLine(
        profile.columns.map(([title]) => title),
        lineEnd,
      )
    : '';
  const text = header + entries.map((entry) => csvLine(entryCells(entry, profile), lineEnd)).join('');
  if (profile.charset === 'SHIFT_JIS') return toShiftJis(text);
  return { bytes: Buffer.from(`\uFEFF${text}`, 'utf8'), replacements: [] };
}
