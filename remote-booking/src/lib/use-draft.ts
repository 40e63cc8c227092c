import { createContext, useContext } from 'react';
import type { Draft } from './draft.ts';

export interface OpenDraft {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  /** Saves at once what waits: before a step that asks the server about it. */
  flush: () => void;
  /** After the booking: names and contacts do not stay in the browser. */
  drop: () => void;
}

export const DraftContext = createContext<OpenDraft | null>(null);

/** What was typed for the preparation, with everything that can be done to it. Below StepGuard only. */
export function useOpenDraft(): OpenDraft {
  const open = useContext(DraftContext);
  if (!open) throw new Error('no draft: a step of the booking belongs below StepGuard');
  return open;
}

/** The draft with a setter that also keeps it: in this tab at once, on the server soon after. */
export function useDraft(): [Draft, (draft: Draft) => void] {
  const { draft, setDraft } = useOpenDraft();
  return [draft, setDraft];
}
