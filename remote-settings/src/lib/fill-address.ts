import type { BranchFields } from './branch-fields.ts';

type Address = Pick<BranchFields, 'state' | 'cityAndLine'>;

/**
 * What a looked-up address does to the fields: it goes in where nothing of one's own is written, counts as there when the
 * fields begin with it, and is only offered otherwise.
 */
export function fillAddress(fields: Address, found: Address): { kind: 'fill' | 'there' | 'offer' } {
  const sameState = fields.state === found.state;
  if (sameState && fields.cityAndLine.startsWith(found.cityAndLine)) return { kind: 'there' };
  return { kind: fields.cityAndLine.trim() === '' ? 'fill' : 'offer' };
}
