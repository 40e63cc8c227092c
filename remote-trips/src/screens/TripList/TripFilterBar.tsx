import { Button } from '@yado/shared/ui/Button';
import { Chip } from '@yado/shared/ui/Chip';
import { Drawer } from '@yado/shared/ui/Drawer';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { Select } from '@yado/shared/ui/Select';
import { type ReactNode, useId, useState } from 'react';
import { css } from '#styled/css';
import { travelStatusText, travelStatusTexts } from '../../lib/status-text.ts';
import {
  conditionsKey,
  countConditions,
  type TripFilter,
  type TripSort,
  tripSorts,
} from '../../lib/trip-filter.ts';
import { TripConditions } from './TripConditions.tsx';

interface Props {
  filter: TripFilter;
  /** Reaches several branches and has no trips of their own. */
  desk: boolean;
  onChange: (filter: TripFilter) => void;
}

const sortLabels: Readonly<Record<TripSort, string>> = {
  booked: '予約が新しい順',
  stay: '宿泊日が早い順',
  'stay-desc': '宿泊日が遅い順',
};
const statuses = Object.keys(travelStatusTexts) as TripFilter['statuses'];

/**
 * Chips and order act at once; the fields, which a sheet holds on narrow screens, when they are sent. They are folded
 * away until somebody asks for them or the address has some.
 */
export function TripFilterBar({ filter, desk, onChange }: Props) {
  const id = useId();
  const count = countConditions(filter);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [panelOpen, setPanelOpen] = useState(count > 0);
  const toggle = (status: (typeof statuses)[number], on: boolean) =>
    onChange({
      ...filter,
      statuses: statuses.filter((each) => (each === status ? on : filter.statuses.includes(each))),
    });
  const send = (next: TripFilter) => {
    setSheetOpen(false);
    onChange(next);
  };
  // Typed values start again where those of the address change, so that back and forward show what they list.
  const fields = <TripConditions key={conditionsKey(filter)} filter={filter} desk={desk} onSend={send} />;
  return (
    <div
      role="search"
      data-print="hide"
      className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })}
    >
      <Drawer
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title="予約を絞り込む"
        placement="bottom"
        size="lg"
      >
        {fields}
      </Drawer>
      <div
        className={css({
          display: 'grid',
          gap: '3',
          alignItems: 'center',
          gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 11rem' },
        })}
      >
        <Button
          variant="outline"
          size="sm"
          startIcon={<Icon name="filter" size={18} />}
          onClick={() => setSheetOpen(true)}
          className={css({ hideFrom: 'md' })}
        >
          絞り込み{count > 0 && `(${count})`}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={panelOpen}
          aria-controls={id}
          startIcon={<Icon name="filter" size={18} />}
          onClick={() => setPanelOpen(!panelOpen)}
          className={css({ hideBelow: 'md' })}
        >
          詳細条件{count > 0 && `(${count})`}
        </Button>
        <div
          className={css({
            display: 'flex',
            flexWrap: { md: 'wrap' },
            columnGap: { base: '2', md: '4' },
            rowGap: '2',
            // Holds the hidden legends, which would widen the page otherwise.
            position: 'relative',
            overflowX: { base: 'auto', md: 'visible' },
            scrollbarWidth: 'none',
            // Room for the focus ring, which a scrolling line would cut.
            p: { base: '1', md: '0' },
            m: { base: '-1', md: '0' },
            gridColumn: { base: '1 / -1', md: 'auto' },
            gridRow: { base: '2', md: 'auto' },
          })}
        >
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
            {!desk && (
              <Chip selected={filter.onlyMine} onToggle={(onlyMine) => onChange({ ...filter, onlyMine })}>
                自分の予約のみ
              </Chip>
            )}
            <Chip
              selected={filter.onlyUpcoming}
              onToggle={(onlyUpcoming) => onChange({ ...filter, onlyUpcoming })}
            >
              これからの宿泊のみ
            </Chip>
          </ChipGroup>
        </div>
        <Field label="並び順" hideLabel>
          <Select
            size="sm"
            value={filter.sort}
            options={tripSorts.map((value) => ({ value, label: sortLabels[value] }))}
            onChange={(event) => onChange({ ...filter, sort: event.target.value as TripSort })}
          />
        </Field>
      </div>
      <div id={id} hidden={!panelOpen} className={css({ hideBelow: 'md' })}>
        {fields}
      </div>
    </div>
  );
}

function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      className={css({
        display: 'flex',
        flexWrap: { md: 'wrap' },
        gap: '1.5',
        minWidth: { base: 'max-content', md: '0' },
      })}
    >
      <legend className={css({ srOnly: true })}>{label}</legend>
      {children}
    </fieldset>
  );
}
