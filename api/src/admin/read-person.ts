import { readEmail, readPersonName } from '../modules/viewer/validation.ts';
import { AdminError } from './admin-error.ts';
import type { Given } from './command.ts';

/** By the same rules as the product's screens. Throws an AdminError. */
export function readPerson(given: Given): { email: string; name: string } {
  const email = readEmail(given.email ?? '');
  if (email === null) throw new AdminError(`--email is an e-mail address, not ${given.email}.`);
  const name = readPersonName(given.name ?? '');
  if (name === null) throw new AdminError('--name has 1 to 60 characters on one line.');
  return { email, name };
}
