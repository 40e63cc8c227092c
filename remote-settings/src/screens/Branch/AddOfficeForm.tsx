import { actionMessage } from '@yado/shared/errors/action-message';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { css } from '#styled/css';
import { officeMessages } from './office-messages.ts';
import { useAddOffice } from './use-add-office.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const empty = { name: '', text: '', regionId: null as string | null };

/** Enters an office: what it is called, and the station, area or building by which it is found. */
export function AddOfficeForm() {
  const [draft, setDraft] = useState(empty);
  const places = usePlaceSuggestions();
  const [addOffice] = useAddOffice();
  const form = useForm<'name' | 'place'>({
    check: () => ({
      name: draft.name.trim() === '' ? 'オフィス名を入力してください。' : undefined,
      place: draft.regionId === null ? '最寄り駅や地域を、候補から選んでください。' : undefined,
    }),
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
      const code = result.kind === 'refused' ? result.code : null;
      if (code === 'INVALID_NAME' || code === 'NAME_TAKEN') show({ name: message });
      else if (code === 'PLACE_NOT_FOUND') show({ place: message });
      else fail(message);
    },
  });
  return (
    <form noValidate aria-label="オフィスの登録" onSubmit={form.submit} className={layout}>
      <FailureBanner failure={form.failure} />
      <div className={pair}>
        <Field label="オフィス名" error={form.problems.name}>
          <TextInput
            autoComplete="off"
            placeholder="大阪支社"
            value={draft.name}
            onChange={({ target }) => {
              setDraft({ ...draft, name: target.value });
              form.clear('name');
            }}
          />
        </Field>
        <Field label="最寄り駅・地域" error={form.problems.place}>
          <Combobox
            items={places.items}
            inputValue={draft.text}
            onInputChange={(text) => {
              setDraft({ ...draft, text, regionId: null });
              form.clear('place');
              places.suggest(text);
            }}
            onSelect={({ id, label }) => {
              setDraft({ ...draft, text: label, regionId: id });
              form.clear('place');
            }}
            loading={places.loading}
            icon="pin"
            placeholder="駅、地域、施設"
            highlight
            emptyText={
              places.failed
                ? '候補を取得できませんでした。もう一度入力してください。'
                : `「${draft.text.trim()}」に合う候補はありません。別の言葉や、駅名・市区町村名でお試しください。`
            }
          />
        </Field>
      </div>
      <div>
        <Button type="submit" variant="outline" loading={form.isPending} loadingText="登録しています">
          オフィスを登録する
        </Button>
      </div>
    </form>
  );
}

const layout = css({ display: 'grid', gap: '5' });
const pair = css({
  display: 'grid',
  alignItems: 'start',
  gap: '5',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
});
