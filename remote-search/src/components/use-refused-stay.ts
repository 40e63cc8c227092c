import type { Stay } from '@yado/shared/routing/stay';
import { useState } from 'react';
import type { StayDraft } from './search-draft.ts';

/** Whether a form refused a stay that was to follow the shown one, and the way back to the shown one. */
export function useRefusedStay(shown: Stay | null, initial: StayDraft) {
  const [refusedFor, setRefusedFor] = useState<Stay | null>(null);
  const [start, setStart] = useState(initial);
  const [source, setSource] = useState(initial);
  if (source !== initial) {
    setSource(initial);
    setStart(initial);
    setRefusedFor(null);
  }
  return {
    refused: refusedFor,
    /** What the form begins with. */
    start,
    check: (isRefused: boolean) => setRefusedFor(isRefused ? shown : null),
    goBack: () => {
      setStart({ ...initial });
      setRefusedFor(null);
    },
  };
}
