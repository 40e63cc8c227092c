import { useProfile } from '@yado/shared/auth';
import { useState } from 'react';
import { type Draft, emptyDraft, readDraft, saveDraft } from './draft.ts';

/** The attempt's draft with a setter that also keeps it through reload, back and forward. */
export function useDraft(attempt: string, rooms: number): [Draft, (draft: Draft) => void] {
  const email = useProfile()?.email ?? '';
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(attempt);
    return kept?.guests.length === rooms ? kept : emptyDraft(rooms, { email });
  });
  // The profile may arrive after the first render; an untouched address is then filled in.
  const shown = draft.email === '' && email && !readDraft(attempt) ? { ...draft, email } : draft;
  return [
    shown,
    (next) => {
      saveDraft(attempt, next);
      setDraft(next);
    },
  ];
}
