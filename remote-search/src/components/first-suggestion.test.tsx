import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchFromParams, type HotelSearch } from '@yado/shared/routing/hotel-search';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import { SearchForm } from './SearchForm.tsx';
import { toSearchDraft } from './search-draft.ts';

beforeEach(() => localStorage.clear());

const mall = {
  id: '1',
  type: 'CITY',
  name: 'キャナルシティ博多',
  nameFull: 'キャナルシティ博多, 福岡, 福岡県, 日本',
  propertyCount: 9,
};
const hotel = { nameEn: 'Hotel', city: '松山', countryCode: 'JP' };
const hotels = [
  { ...hotel, id: '6', name: 'シティステイ松山' },
  { ...hotel, id: '7', name: '博多の亭' },
];
const office = { id: 'o1', name: '本社別館', place: { id: '10140', name: '東京駅' } };

it.each([
  ['a place, before hotels', '博多', [mall], 'キャナルシティ博多'],
  ['a hotel that begins with the typed kana', 'シティ', [mall], 'シティステイ松山'],
  ['a hotel that is called just so', '博多の亭', [mall], '博多の亭'],
  ['an office that has the text in its name, before hotels', '別館', [], '本社別館', '東京駅'],
])(
  'the first line of the box is what a search takes: %s',
  async (_, typed, regions, line, destination = line) => {
    const searched: HotelSearch[] = [];
    const answer = { Query: () => ({ regions, hotels }), Myself: () => ({ offices: [office] }) };
    renderWithRelay(
      ({ mock }) => {
        for (let each = 0; each < 3; each++)
          mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, answer));
        const initial = toSearchDraft(searchFromParams(new URLSearchParams()));
        return <SearchForm initial={initial} owner="me" onSearch={(search) => searched.push(search)} />;
      },
      { resolvers: answer },
    );
    await userEvent.click(screen.getByRole('combobox', { name: '目的地' }));
    await userEvent.paste(typed);
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]?.textContent).toMatch(new RegExp(`^${line}`)),
    );
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]).toMatchObject({ destination });
  },
);
