import type { Role } from '../../src/modules/viewer/viewer.ts';

/** Somebody at whose desk objects lie. */
export interface Seat {
  email: string;
  userId: string;
  branchId: string;
}

const tokyo = 'demo-branch-sakura-tokyo';
export const seats = {
  tokyoEmployee: { email: 'employee@sakura.example', userId: 'demo-sakura-employee', branchId: tokyo },
  tokyoAdmin: { email: 'admin@sakura.example', userId: 'demo-sakura-admin', branchId: tokyo },
  osaka: { email: 'osaka@sakura.example', userId: 'demo-sakura-osaka', branchId: 'demo-branch-sakura-osaka' },
  aozora: { email: 'admin@aozora.example', userId: 'demo-aozora-admin', branchId: 'demo-branch-aozora' },
} as const satisfies Record<string, Seat>;
export type SeatName = keyof typeof seats;

/** Where an object lies, seen from a viewer. `colleague`: the same branch, somebody else's. */
export const places = ['own', 'colleague', 'sibling', 'other'] as const;
export type Place = (typeof places)[number];

export interface Person {
  email: string;
  /** Whose objects are the person's own, a colleague's, a sibling branch's, another company's. */
  seats: Record<Place, SeatName>;
  /** Owners whose data the person may meet; null: everybody's. */
  scope: readonly string[] | null;
}

export const agencyId = 'demo-agency-mirai';
export const otherAgencyId = 'access-agency';

const ofTokyo = { sibling: 'osaka', other: 'aozora' } as const;
export const people: Record<Role, Person> = {
  EMPLOYEE: {
    email: seats.tokyoEmployee.email,
    seats: { own: 'tokyoEmployee', colleague: 'tokyoAdmin', ...ofTokyo },
    scope: [tokyo, 'demo-company-sakura'],
  },
  COMPANY_ADMIN: {
    email: seats.tokyoAdmin.email,
    seats: { own: 'tokyoAdmin', colleague: 'tokyoEmployee', ...ofTokyo },
    scope: [tokyo, 'demo-company-sakura'],
  },
  // The agency serves Osaka; Tokyo is the same company's branch that it does not serve.
  AGENCY: {
    email: 'agent@mirai.example',
    seats: { own: 'osaka', colleague: 'osaka', sibling: 'tokyoAdmin', other: 'aozora' },
    scope: [seats.osaka.branchId, 'demo-company-sakura', agencyId],
  },
  OPERATOR: {
    email: 'operator@yado.example',
    seats: { own: 'tokyoEmployee', colleague: 'tokyoAdmin', ...ofTokyo },
    scope: null,
  },
};
export const roles = Object.keys(people) as Role[];
