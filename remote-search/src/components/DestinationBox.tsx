import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import type { Suggestion } from '../lib/suggestions.ts';

interface Props {
  text: string;
  items: readonly Suggestion[];
  loading: boolean;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** The suggestions can’t be loaded now; what was typed can still be searched. */
  failed: boolean;
  error?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** One box for areas, stations, sights and hotels, in kanji, kana or romaji. */
export function DestinationBox(props: Props) {
  const { text, items, loading, onType, onChoose, failed, error, hideLabel } = props;
  return (
    <Field label="目的地" hideLabel={hideLabel} error={error}>
      <Combobox
        items={items}
        inputValue={text}
        onInputChange={onType}
        onSelect={onChoose}
        loading={loading}
        icon="pin"
        placeholder="エリア、駅、空港、施設、ホテル名"
        highlight
        emptyText={
          failed
            ? '候補を取得できませんでした。通信環境をご確認のうえ、もう一度入力してください。'
            : `「${text.trim()}」に合う候補はありません。別の言葉や、駅名・市区町村名でお試しください。`
        }
      />
    </Field>
  );
}
