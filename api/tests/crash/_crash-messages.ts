import type { AttemptRows, BranchCredit } from './_rows.ts';

/** What the harness says to the process that is to die. */
export type ToChild =
  | { kind: 'arm'; points: Record<string, string> }
  | { kind: 'replace'; tag: string; by: string }
  | { kind: 'rows'; id: number; tags: string[] };

export interface Rows {
  attempts: AttemptRows[];
  credit: BranchCredit;
}

/** What it answers. Dates travel as text. */
export type ToParent =
  | { kind: 'listening'; url: string }
  | { kind: 'arrived'; tag: string }
  | { kind: 'rows'; id: number; rows: Rows };
