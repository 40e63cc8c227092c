import { actionMessage } from '@yado/shared/errors/action-message';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { OfficeFields } from './OfficeFields.tsx';
import { conflictText, fieldOfRefusal, findOfficeProblems, type OfficeField } from './office-draft.ts';
import { officeMessages } from './office-messages.ts';
import { useRefreshOffices } from './use-refresh-offices.ts';
import { usePlaceSuggestions } from '../../components/use-place-suggestions.ts';
import { useUpdateOffice } from './use-update-office.ts';

export interface EditedOffice {
  readonly id: string;
  readonly name: string;
  readonly place?: { readonly id: string; readonly name: string } | null;
}

interface Props {
  office: EditedOffice;
  open: boolean;
  onClose: () => void;
}

/** Changes name and place of an office; what somebody else has changed since is not overwritten unasked. */
export function EditOfficeDialog({ office, open, onClose }: Props) {
  const [seen, setSeen] = useState({ name: office.name, regionId: office.place?.id ?? null });
  const [draft, setDraft] = useState({ ...seen, text: office.place?.name ?? '' });
  const places = usePlaceSuggestions();
  const [updateOffice] = useUpdateOffice();
  const refreshOffices = useRefreshOffices();
  const form = useForm<OfficeField>({
    check: () => findOfficeProblems(draft),
    send: async ({ show, fail }) => {
      const name = draft.name.trim();
      const result = await updateOffice({
        input: {
          officeId: office.id,
          name: name === seen.name ? null : name,
          regionId: draft.regionId === seen.regionId ? null : draft.regionId,
          seen,
        },
      });
      if (result.kind === 'ok') {
        toast({ tone: 'success', title: `「${name}」を保存しました` });
        return onClose();
      }
      const message = actionMessage('オフィスの保存', result, officeMessages);
      if (result.kind !== 'refused') return fail(message);
      const now = result.refusal.current?.offices.find(({ id }) => id === office.id);
      if (result.code === 'CHANGED_MEANWHILE' && now) {
        const theirs = { name: now.name, regionId: now.place?.id ?? null };
        // What was left as it was follows what it is now.
        setDraft({
          name: name === seen.name ? theirs.name : draft.name,
          ...(draft.regionId === seen.regionId
            ? { regionId: theirs.regionId, text: now.place?.name ?? '' }
            : { regionId: draft.regionId, text: draft.text }),
        });
        setSeen(theirs);
        return fail(conflictText({ name: now.name, placeName: now.place?.name ?? null }));
      }
      if (result.code === 'OFFICE_NOT_FOUND') await refreshOffices();
      const field = fieldOfRefusal(result.code);
      if (field) show({ [field]: message });
      else fail(message);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`「${office.name}」を変更`}
      submitLabel="保存する"
      pendingLabel="保存しています"
      form={form}
    >
      <OfficeFields draft={draft} form={form} places={places} onChange={setDraft} />
    </FormDialog>
  );
}
