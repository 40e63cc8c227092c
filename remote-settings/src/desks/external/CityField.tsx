import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import { usePlaceSuggestions } from '../../components/use-place-suggestions.ts';
import type { ExternalEntry } from './external-entry.ts';

interface Props {
  city: string;
  error?: string;
  onChange: (change: Partial<ExternalEntry>) => void;
}

/** What an address can name as its city. */
const cityTypes = ['CITY', 'NEIGHBORHOOD', 'MULTI_CITY_VICINITY'] as const;

/** The city as the catalog knows it, with its country; what the catalog does not know stays as typed. */
export function CityField({ city, error, onChange }: Props) {
  const { places, items, loading, failed, suggest } = usePlaceSuggestions(cityTypes);
  return (
    <Field
      label="都市名"
      required
      error={error}
      helper="候補から選ぶと、国・地域も決まります。候補にない地名は、入力したまま登録します。"
    >
      <Combobox
        name="city"
        icon="pin"
        items={items}
        inputValue={city}
        loading={loading}
        placeholder="例: 京都"
        emptyText={
          failed
            ? '候補を読み込めませんでした。入力した地名で登録します。'
            : '候補にありません。入力した地名で登録します。'
        }
        onInputChange={(typed) => {
          suggest(typed);
          onChange({ city: typed, placeId: '' });
        }}
        onSelect={({ id, label }) => {
          const chosen = places.find((place) => place.id === id);
          suggest('');
          onChange({
            city: label,
            placeId: id,
            ...(chosen?.countryCode ? { countryCode: chosen.countryCode } : {}),
          });
        }}
      />
    </Field>
  );
}
