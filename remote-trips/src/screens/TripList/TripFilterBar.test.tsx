import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { noFilter, type TripFilter } from '../../lib/trip-filter.ts';
import { TripFilterBar } from './TripFilterBar.tsx';

const sent: TripFilter[] = [];

/** Each filter that is sent comes back, as from the address. */
function Address() {
  const [filter, setFilter] = useState(noFilter);
  const onChange = (next: TripFilter) => {
    sent.push(next);
    setFilter(structuredClone(next));
  };
  return <TripFilterBar filter={filter} desk={false} onChange={onChange} />;
}

beforeAll(installTestSite);

describe('TripFilterBar', () => {
  it('keeps what is typed while chips and order act, and sends it together with them', async () => {
    const user = userEvent.setup();
    renderWithRelay(() => <Address />);
    const bar = within(screen.getByRole('search'));
    await user.click(bar.getByRole('button', { name: '詳細条件' }));
    const hotel = bar.getByRole<HTMLInputElement>('searchbox', { name: 'ホテル名' });
    await user.type(hotel, '東京');
    await user.click(bar.getByRole('button', { name: '予約確定' }));
    await user.selectOptions(bar.getByRole('combobox', { name: '並び順' }), 'stay');
    expect(sent.at(-1)).toEqual({ ...noFilter, statuses: ['BOOKED'], sort: 'stay' });
    expect(hotel.value).toBe('東京');
    await user.click(bar.getByRole('button', { name: 'この条件で検索' }));
    expect(sent.at(-1)).toEqual({ ...noFilter, statuses: ['BOOKED'], sort: 'stay', hotel: '東京' });
    const field = () => bar.getByRole<HTMLInputElement>('searchbox', { name: 'ホテル名' });
    expect(bar.getByRole('button', { name: '詳細条件(1)' }).getAttribute('aria-expanded')).toBe('true');
    await user.type(field(), '駅');
    await user.click(bar.getByRole('button', { name: 'すべて解除' }));
    expect(sent.at(-1)).toEqual({ ...noFilter, sort: 'stay' });
    expect(field().value).toBe('');
  });
});
