import type { Form } from '@yado/shared/forms/use-form';
import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import type { OfficeDraft, OfficeField } from './office-draft.ts';
import type { usePlaceSuggestions } from '../../components/use-place-suggestions.ts';

interface Props {
  draft: OfficeDraft;
  form: Pick<Form<OfficeField>, 'problems' | 'clear'>;
  places: ReturnType<typeof usePlaceSuggestions>;
  onChange: (draft: OfficeDraft) => void;
}

/** What an office is called, and the station, area or building by which it is found. */
export function OfficeFields({ draft, form, places, onChange }: Props) {
  return (
    <div className={pair}>
      <Field label="オフィス名" error={form.problems.name}>
        <TextInput
          autoComplete="off"
          placeholder="大阪支社"
          value={draft.name}
          onChange={({ target }) => {
            onChange({ ...draft, name: target.value });
            form.clear('name');
          }}
        />
      </Field>
      <Field label="最寄り駅・地域" error={form.problems.place}>
        <Combobox
          items={places.items}
          inputValue={draft.text}
          onInputChange={(text) => {
            onChange({ ...draft, text, regionId: null });
            form.clear('place');
            places.suggest(text);
          }}
          onSelect={({ id, label }) => {
            onChange({ ...draft, text: label, regionId: id });
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
  );
}

const pair = css({
  display: 'grid',
  alignItems: 'start',
  gap: '5',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
});
