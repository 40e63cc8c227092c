import { type BranchField, type BranchFields, branchFieldOrder, tidyBranchFields } from './branch-fields.ts';

/** By field: what was kept there when somebody began to change it, and what they want instead. */
export type BranchEdits = { readonly [field in BranchField]?: { from: string; to: string } };

/** The edits after further changes; what is typed back to what is kept is none. */
export function addEdits(
  edits: BranchEdits,
  kept: BranchFields,
  changes: Partial<BranchFields>,
): BranchEdits {
  const next = { ...edits };
  for (const [field, to] of Object.entries(changes) as [BranchField, string][]) {
    if (to === kept[field]) delete next[field];
    else next[field] = { from: edits[field]?.from ?? kept[field], to };
  }
  return next;
}

/** The edits as the API would keep them. */
export function tidyEdits(edits: BranchEdits, kept: BranchFields): BranchEdits {
  const tidy = Object.entries(tidyBranchFields(editedFields(edits, kept)));
  return addEdits(edits, kept, Object.fromEntries(tidy.filter(([field]) => field in edits)));
}

/** What is left of the edits once these were saved: what was typed meanwhile. */
export function withoutSaved(edits: BranchEdits, saved: BranchEdits): BranchEdits {
  const left = Object.entries(edits) as [BranchField, { from: string; to: string }][];
  return Object.fromEntries(
    left
      .map(([field, { from, to }]) => [field, { from: saved[field]?.to ?? from, to }] as const)
      .filter(([, { from, to }]) => from !== to),
  );
}

/** What the form shows: what somebody wants, and what is kept where they want nothing else. */
export function editedFields(edits: BranchEdits, kept: BranchFields): BranchFields {
  return { ...kept, ...pick(edits, 'to') };
}

/** The changed fields alone: what they become, and what they were when they were read. */
export function toBranchInput(edits: BranchEdits) {
  return { ...pick(edits, 'to'), seen: pick(edits, 'from') };
}

/** The fields that somebody else changed since one began to change them, to something else. */
export function findConflicts(edits: BranchEdits, kept: BranchFields): BranchField[] {
  return branchFieldOrder.filter((field) => {
    const edit = edits[field];
    return edit !== undefined && edit.from !== kept[field] && edit.to !== kept[field];
  });
}

function pick(edits: BranchEdits, side: 'from' | 'to'): Partial<BranchFields> {
  return Object.fromEntries(Object.entries(edits).map(([field, edit]) => [field, edit[side]]));
}
