import { MAX_PERSON_NAME_LENGTH, readEmail, readPersonName } from '../modules/viewer/validation.ts';
import { AdminError } from './admin-error.ts';
import type { CommandOption, Given } from './command.ts';

const rule = `1 to ${MAX_PERSON_NAME_LENGTH} characters on one line, and no web address.`;

export const personNameOption: CommandOption = {
  value: 'NAME',
  text: `The person's name, ${rule}`,
  required: true,
};

/** By the same rules as the product's screens. Throws an AdminError. */
export function readPerson(given: Given): { email: string; name: string } {
  const email = readEmail(given.email ?? '');
  if (email === null) throw new AdminError(`--email is an e-mail address, not ${given.email}.`);
  const read = readPersonName(given.name ?? '');
  if ('code' in read) throw new AdminError(`--name has ${rule}`);
  return { email, name: read.name };
}
