import { lookUp } from '@yado/shared/contract/known';

/** What the screens ask of the signed-in person. */
export interface Viewer {
  readonly id: string;
  readonly role: string;
}

/** Whether the viewer works for branches that are not their own: agency users and operators. */
export const isDesk = (viewer: Pick<Viewer, 'role'> | null | undefined): boolean =>
  viewer?.role === 'AGENCY' || viewer?.role === 'OPERATOR';

/** Whose trip it is, or the administrator of its branch: those who decide who may open its link. */
export const isInCharge = (viewer: Viewer | null | undefined, bookerId: string): boolean =>
  viewer?.role === 'COMPANY_ADMIN' || (viewer?.role === 'EMPLOYEE' && viewer.id === bookerId);

const memoKinds = {
  EMPLOYEE: 'company',
  COMPANY_ADMIN: 'company',
  AGENCY: 'agency',
  OPERATOR: 'operator',
} as const;
export type MemoKind = (typeof memoKinds)[keyof typeof memoKinds];

/** The kind of memo that the viewer writes; null for a role of a later server. */
export const getMemoKind = (viewer: Pick<Viewer, 'role'> | null | undefined): MemoKind | null =>
  viewer ? lookUp(memoKinds, viewer.role, null) : null;
