import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import type { Place, Suggestion } from '../lib/suggestions.ts';

export const DESTINATION_ID = 'search-destination';

interface Props {
  text: string;
  items: readonly Suggestion[];
  loading: boolean;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
  error?: string;
}

/** One box for areas, stations, sights and hotels, in kanji, kana or romaji. */
export function DestinationBox({ text, items, loading, onType, onChoose, error }: Props) {
  return (
    <Field label="目的地" error={error} controlId={DESTINATION_ID}>
      <Combobox
        items={items}
        inputValue={text}
        onInputChange={onType}
        onSelect={({ place }) => onChoose(place)}
        loading={loading}
        icon="pin"
        placeholder="エリア、駅、ホテル名"
        emptyText="候補はありません"
      />
    </Field>
  );
}
