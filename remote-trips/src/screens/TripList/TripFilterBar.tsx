import { Button } from '@yado/shared/ui/Button';
import { Chip } from '@yado/shared/ui/Chip';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { type ReactNode, useState } from 'react';
import { css } from '#styled/css';
import { travelStatusText, travelStatusTexts } from '../../lib/status-text.ts';
import {
  type KeywordKind,
  keywordKinds,
  type TripFilter,
  type TripSort,
  tripSorts,
} from '../../lib/trip-filter.ts';

interface Props {
  filter: TripFilter;
  onChange: (filter: TripFilter) => void;
}

const kindLabels: Readonly<Record<KeywordKind, string>> = {
  hotel: 'ホテル名',
  guest: '宿泊者名(ローマ字)',
  number: '予約番号',
};
const sortLabels: Readonly<Record<TripSort, string>> = {
  booked: '予約が新しい順',
  stay: '宿泊日が早い順',
  'stay-desc': '宿泊日が遅い順',
};
const statuses = Object.keys(travelStatusTexts) as TripFilter['statuses'];

/** Chips and order act at once; the text when it is sent. */
export function TripFilterBar({ filter, onChange }: Props) {
  const [kind, setKind] = useState(filter.kind);
  const [keyword, setKeyword] = useState(filter.keyword);
  const toggle = (status: (typeof statuses)[number], on: boolean) =>
    onChange({
      ...filter,
      statuses: statuses.filter((each) => (each === status ? on : filter.statuses.includes(each))),
    });
  return (
    <div role="search" className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...filter, kind, keyword: keyword.trim() });
        }}
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '13rem minmax(0, 1fr) auto 13rem' },
          gap: '3',
          alignItems: 'end',
        })}
      >
        <Field label="検索する項目" className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })}>
          <Select
            value={kind}
            options={keywordKinds.map((value) => ({ value, label: kindLabels[value] }))}
            onChange={(event) => setKind(event.target.value as KeywordKind)}
          />
        </Field>
        <Field label="キーワード">
          <TextInput
            type="search"
            value={keyword}
            startIcon={<Icon name="search" size={18} />}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline">
          検索
        </Button>
        <Field label="並び順" className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })}>
          <Select
            value={filter.sort}
            options={tripSorts.map((value) => ({ value, label: sortLabels[value] }))}
            onChange={(event) => onChange({ ...filter, sort: event.target.value as TripSort })}
          />
        </Field>
      </form>
      <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '3' })}>
        <ChipGroup label="状態で絞り込む">
          {statuses.map((status) => (
            <Chip
              key={status}
              selected={filter.statuses.includes(status)}
              onToggle={(on) => toggle(status, on)}
            >
              {travelStatusText(status).label}
            </Chip>
          ))}
        </ChipGroup>
        <ChipGroup label="範囲で絞り込む">
          <Chip selected={filter.onlyMine} onToggle={(onlyMine) => onChange({ ...filter, onlyMine })}>
            自分の予約のみ
          </Chip>
          <Chip
            selected={filter.onlyUpcoming}
            onToggle={(onlyUpcoming) => onChange({ ...filter, onlyUpcoming })}
          >
            これからの宿泊のみ
          </Chip>
        </ChipGroup>
      </div>
    </div>
  );
}

function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' })}>
      <legend className={css({ srOnly: true })}>{label}</legend>
      {children}
    </fieldset>
  );
}
