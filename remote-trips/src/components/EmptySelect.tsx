import { Select } from '@yado/shared/ui/Select';
import { useId } from 'react';
import { ListNote } from './ListNote.tsx';

interface Props {
  /** Its only choice. */
  label: string;
  /** Why there is no other. */
  note?: string;
}

/** In the place of a choice whose list is not there, or not yet. */
export function EmptySelect({ label, note }: Props) {
  const noteId = useId();
  return (
    <>
      <Select
        disabled
        defaultValue=""
        options={[{ value: '', label }]}
        aria-describedby={note ? noteId : undefined}
      />
      {note && <ListNote id={noteId}>{note}</ListNote>}
    </>
  );
}
