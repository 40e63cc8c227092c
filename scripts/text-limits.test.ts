import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/settings.ts';

/** API and browser share no code: what a form says may be typed, the API takes. File and constant of each. */
it.each([
  ['remote-trips/src/screens/Trip/use-cancel-form.ts MAX_REASON', 'amendment/cancel-service.ts MAX_REASON'],
  ['remote-trips/src/desk/check-refund.ts REASON_LIMIT', 'amendment/refund-service.ts MAX_REASON'],
  ['remote-trips/src/lib/check-memo.ts MAX_CHARACTERS', 'travel/memo-service.ts MAX_TEXT'],
  ['remote-trips/src/lib/addressee-problem.ts MAX_ADDRESSEE', 'document/trip-documents.ts MAX_ADDRESSEE'],
  ['remote-trips/src/lib/addressee-problem.ts MAX_ADDRESSEE', 'receipt/receipt-service.ts MAX_ADDRESSEE'],
  ['remote-trips/src/lib/accounting-format.ts MAX_TEXT', 'accounting/own-format.ts MAX_TEXT'],
  ['remote-booking/src/lib/guest-form.ts MAX_MEMO', 'travel/validate-guests.ts MAX_MEMO'],
  ['remote-booking/src/lib/guest-form.ts MAX_CODE', 'travel/validate-guests.ts MAX_CODE'],
  ['remote-settings/src/desks/brakes/LiftBrakeDialog.tsx REASON_LIMIT', 'brake/brake-service.ts MAX_REASON'],
  [
    'remote-settings/src/desks/tasks/ResolveTaskDialog.tsx NOTE_LIMIT',
    'operations/operator-task-service.ts MAX_NOTE',
  ],
  [
    'remote-settings/src/desks/external/check-external.ts TEXT_LIMIT',
    'external-booking/external-booking.ts MAX_NAME',
  ],
  ['shared/src/format/guest-name.ts MAX_LENGTH', 'travel/validate-guests.ts MAX_NAME'],
  ['shared/src/format/nickname-problem.ts MAX_CHARACTERS', 'card/validation.ts maxNicknameLength'],
])('%s is %s of the API', (form, api) => {
  expect(readConstant(form)).toBe(readConstant(`api/src/modules/${api}`));
});

function readConstant(place: string): number {
  const [file = '', name = ''] = place.split(' ');
  const [, value] =
    new RegExp(`const ${name} = ([\\d_]+);`).exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (value === undefined) throw new Error(`${file} has no number ${name}.`);
  return Number(value.replaceAll('_', ''));
}
