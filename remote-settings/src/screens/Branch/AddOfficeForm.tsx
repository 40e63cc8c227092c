import { actionMessage } from '@yado/shared/errors/action-message';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { css } from '#styled/css';
import { OfficeFields } from './OfficeFields.tsx';
import { fieldOfRefusal, findOfficeProblems, type OfficeDraft, type OfficeField } from './office-draft.ts';
import { officeMessages } from './office-messages.ts';
import { useAddOffice } from './use-add-office.ts';
import { usePlaceSuggestions } from '../../components/use-place-suggestions.ts';

const empty: OfficeDraft = { name: '', text: '', regionId: null };

/** Enters an office. */
export function AddOfficeForm() {
  const [draft, setDraft] = useState(empty);
  const places = usePlaceSuggestions();
  const [addOffice] = useAddOffice();
  const form = useForm<OfficeField>({
    check: () => findOfficeProblems(draft),
    send: async ({ show, fail }) => {
      if (draft.regionId === null) return;
      const result = await addOffice({ input: { name: draft.name.trim(), regionId: draft.regionId } });
      if (result.kind === 'ok') {
        setDraft(empty);
        places.suggest('');
        toast({ tone: 'success', title: `「${draft.name.trim()}」を登録しました` });
        return;
      }
      const message = actionMessage('オフィスの登録', result, officeMessages);
      const field = fieldOfRefusal(result.kind === 'refused' ? result.code : null);
      if (field) show({ [field]: message });
      else fail(message);
    },
  });
  return (
    <form noValidate aria-label="オフィスの登録" onSubmit={form.submit} className={layout}>
      <FailureBanner failure={form.failure} />
      <OfficeFields draft={draft} form={form} places={places} onChange={setDraft} />
      <div>
        <Button type="submit" variant="outline" loading={form.isPending} loadingText="登録しています">
          オフィスを登録する
        </Button>
      </div>
    </form>
  );
}

const layout = css({ display: 'grid', gap: '5' });
