import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

type Range = { checkin: string; checkout: string };

it('is accessible, closed and open', async () => {
  renderPicker();
  expect(await axeFindings()).toEqual([]);
  await openCheckin();
  expect(await axeFindings()).toEqual([]);
});

it('names its buttons by the chosen dates and starts the keyboard on the check-in', async () => {
  renderPicker();
  expect(screen.getByRole('button', { name: /チェックアウト 12月3日\(木\)/ })).toBeTruthy();
  await openCheckin();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2026-12-01'));
});

it('chooses both ends by keyboard and gives the focus back', async () => {
  const change = renderPicker();
  const trigger = await openCheckin();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(screen.getByText('チェックアウト日を選択してください')).toBeTruthy();
  await userEvent.keyboard('{End}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith({ checkin: '2026-12-09', checkout: '2026-12-12' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('turns months with the page keys and keeps to the limits', async () => {
  renderPicker();
  await openCheckin();
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-01-01');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('元日');
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-21');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-21');
});

it('starts over when an earlier day is chosen as check-out', async () => {
  const change = renderPicker();
  await openCheckin();
  await pick('12月10日');
  await pick('12月8日');
  expect(change).not.toHaveBeenCalled();
  await pick('12月9日');
  expect(change).toHaveBeenCalledWith({ checkin: '2026-12-08', checkout: '2026-12-09' });
});

it('changes the check-out alone from its own button', async () => {
  const change = renderPicker();
  await userEvent.click(screen.getByRole('button', { name: /チェックアウト/ }));
  await screen.findByRole('dialog', { name: '宿泊日を選択' });
  await pick('12月5日');
  expect(change).toHaveBeenCalledWith({ checkin: '2026-12-01', checkout: '2026-12-05' });
});

it('refuses more nights than allowed', async () => {
  const change = renderPicker({ maxNights: 7 });
  await openCheckin();
  await pick('12月1日');
  expect(day('12月9日').getAttribute('aria-disabled')).toBe('true');
  await pick('12月9日');
  expect(change).not.toHaveBeenCalled();
  await pick('12月8日');
  expect(change).toHaveBeenCalledWith({ checkin: '2026-12-01', checkout: '2026-12-08' });
});

it('says the year of dates that are not in the first year of the calendar', () => {
  render(<Stay checkin="2026-12-31" checkout="2027-01-02" onChange={() => {}} />);
  expect(screen.getByRole('button', { name: 'チェックイン 12月31日(木)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'チェックアウト 2027年1月2日(土)' })).toBeTruthy();
});

it('changes nothing when it is left', async () => {
  const change = renderPicker();
  await openCheckin();
  await pick('12月10日');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /チェックイン 12月1日/ })).toBeTruthy();
});

const day = (date: string) =>
  within(screen.getByRole('grid')).getByRole('button', { name: new RegExp(`^${date}`) });
const pick = (date: string) => userEvent.click(day(date));

async function openCheckin() {
  const trigger = screen.getByRole('button', { name: /チェックイン/ });
  await userEvent.click(trigger);
  await screen.findByRole('dialog', { name: '宿泊日を選択' });
  return trigger;
}

function renderPicker(props: Partial<DateRangePickerProps> = {}) {
  const change = vi.fn<(range: Range) => void>();
  render(<Stay {...props} onChange={change} />);
  return change;
}

function Stay({ onChange, ...props }: Partial<DateRangePickerProps> & { onChange: (range: Range) => void }) {
  const [range, setRange] = useState<Range>({ checkin: '2026-12-01', checkout: '2026-12-03' });
  return (
    <DateRangePicker
      minDate="2026-11-21"
      maxCheckin="2027-11-19"
      maxNights={28}
      {...range}
      {...props}
      onChange={(next) => {
        setRange(next);
        onChange(next);
      }}
    />
  );
}
