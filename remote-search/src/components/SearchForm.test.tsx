import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchFromParams, type HotelSearch } from '@yado/shared/routing/hotel-search';
import { failOperation } from '@yado/shared/testing/find-operation';
import { goOnline } from '@yado/shared/testing/go-online';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { useState } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberSearch } from '../lib/recent-searches.ts';
import { SearchForm } from './SearchForm.tsx';
import { toSearchDraft } from './search-draft.ts';

const resolvers = {
  Myself: () => ({
    offices: [{ id: 'o1', name: '本社別館' }],
  }),
  SearchSuggestionSpot: () => ({
    id: '10140',
    name: '東京駅',
    nameFull: '東京駅, 東京, 東京都, 日本',
    type: 'TRAIN_STATION',
    propertyCount: 103,
  }),
  HotelOverview: () => ({
    id: '7',
    name: '東京鶴の亭',
    nameEn: 'Tokyo Tsurunotei',
    city: '東京',
    countryCode: 'JP',
  }),
};

let searched: HotelSearch[] = [];
beforeEach(() => {
  localStorage.clear();
  searched = [];
});

function renderForm(address = '', answer: MockPayloadGenerator.MockResolvers = resolvers) {
  const initial = toSearchDraft(searchFromParams(new URLSearchParams(address)));
  return renderWithRelay(
    ({ mock }) => {
      // The first look-up brings the branch's offices, too.
      mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, answer));
      return <SearchForm initial={initial} owner="me" onSearch={(search) => searched.push(search)} />;
    },
    { resolvers: answer },
  );
}

/** Answers that many more look-ups: on a busy machine typing pauses long enough for one after each key. */
function answerMore(
  { mock }: ReturnType<typeof renderForm>['environment'],
  times: number,
  answer: MockPayloadGenerator.MockResolvers = resolvers,
) {
  for (let each = 0; each < times; each++) {
    mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, answer));
  }
}

const box = () => screen.getByRole('combobox', { name: '目的地' });
const submit = () => userEvent.click(screen.getByRole('button', { name: '検索' }));

describe('SearchForm', () => {
  it('searches the hotel that was chosen among the suggestions', async () => {
    answerMore(renderForm().environment, 6);
    await userEvent.type(box(), 'toukyou');
    expect(await screen.findByRole('option', { name: /^東京駅/ })).toBeTruthy();
    await userEvent.click(await screen.findByRole('option', { name: /^東京鶴の亭/ }));
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]).toMatchObject({ destination: '東京鶴の亭', propertyId: '7', regionId: undefined });
  });

  it('searches near an office of the company that was chosen, or typed in full', async () => {
    answerMore(renderForm().environment, 10);
    await userEvent.type(box(), '本社');
    await userEvent.click(await screen.findByRole('option', { name: /^本社別館.*東京駅の近く/ }));
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]).toMatchObject({ destination: '東京駅', regionId: '10140', typed: undefined });
    await userEvent.clear(box());
    await userEvent.type(box(), '本社別館');
    await submit();
    await waitFor(() => expect(searched).toHaveLength(2));
    expect(searched[1]).toMatchObject({ destination: '東京駅', regionId: '10140', typed: '本社別館' });
  });

  it('searches the best match of a text that no suggestion was chosen for', async () => {
    answerMore(renderForm().environment, 2);
    await userEvent.type(box(), '東京');
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]).toMatchObject({ destination: '東京駅', regionId: '10140', typed: '東京' });
  });

  it('searches the later text when Enter comes again while the earlier one is looked up', async () => {
    const { environment } = renderForm();
    const send = (text: string) => {
      fireEvent.change(box(), { target: { value: text } });
      fireEvent.submit(screen.getByRole('search'));
    };
    const answer = async (keyword: string) => {
      const isAsked = () => environment.mock.getMostRecentOperation().request.variables;
      await waitFor(() => expect(isAsked()).toMatchObject({ region: { keyword } }));
      const spot = { id: keyword, name: keyword, nameFull: `${keyword}, 日本`, type: 'CITY' };
      await act(async () =>
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, { Query: () => ({ regions: [spot], hotels: [] }) }),
        ),
      );
    };
    send('東京');
    await waitFor(() => expect(searched).toHaveLength(1));
    await screen.findByRole('button', { name: '検索' });
    send('京都');
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    send('大阪');
    await answer('京都');
    await answer('大阪');
    await waitFor(() => expect(searched).toHaveLength(2));
    expect(searched[1]).toMatchObject({ destination: '大阪', regionId: '大阪' });
  });

  it('keeps what is typed while the page of a search comes, and takes the address that one goes back to', async () => {
    const draft = (address: string) => toSearchDraft(searchFromParams(new URLSearchParams(address)));
    const [first, second] = [draft('q=東京駅&region=10140'), draft('q=大阪&region=2')];
    const Page = ({ environment }: { environment: ReturnType<typeof renderForm>['environment'] }) => {
      const [initial, setInitial] = useState(second);
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, resolvers),
      );
      return (
        <>
          <SearchForm initial={initial} owner="me" onSearch={(search) => searched.push(search)} />
          <button type="button" onClick={() => setInitial(first)}>
            arrive
          </button>
          <button type="button" onClick={() => setInitial(second)}>
            back
          </button>
        </>
      );
    };
    renderWithRelay((environment) => <Page environment={environment} />, { resolvers });
    await userEvent.clear(box());
    await userEvent.type(box(), '東京駅');
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    await userEvent.clear(box());
    await userEvent.type(box(), '札幌');
    await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
    expect(box()).toHaveProperty('value', '札幌');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(box()).toHaveProperty('value', '大阪');
  });

  it('searches no place for some digits alone, which many addresses have', async () => {
    answerMore(renderForm().environment, 2);
    await userEvent.type(box(), '３ー１');
    await submit();
    expect(await screen.findByText(/「３ー１」に合う場所やホテルが見つかりません/)).toBeTruthy();
    expect(searched).toEqual([]);
  });

  it('repeats no more than the beginning of a long text that is no place', async () => {
    answerMore(renderForm().environment, 2);
    await userEvent.click(box());
    await userEvent.paste('1'.repeat(6) + ' '.repeat(60) + '-');
    await submit();
    const problem = await screen.findByText(/に合う場所やホテルが見つかりません/);
    expect(problem.textContent?.length).toBeLessThan(90);
  });

  it('does not say what was typed when the best match is called so', async () => {
    answerMore(renderForm().environment, 2);
    await userEvent.type(box(), '東京駅');
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]).toMatchObject({ destination: '東京駅', typed: undefined });
  });

  it('says what was typed, and in which prefecture it searches, when several places are called so', async () => {
    const spot = { type: 'NEIGHBORHOOD', name: '日本橋', propertyCount: 30 };
    const answer = {
      Query: () => ({
        regions: [
          { ...spot, id: '1', nameFull: '日本橋, 東京, 東京都, 日本' },
          { ...spot, id: '2', nameFull: '日本橋, 大阪, 大阪府, 日本' },
        ],
        hotels: [],
      }),
    };
    const { environment } = renderForm('', answer);
    answerMore(environment, 2, answer);
    await userEvent.type(box(), '日本橋');
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]).toMatchObject({ destination: '日本橋(東京都)', regionId: '1', typed: '日本橋' });
  });

  it('keeps what was typed and says so when the destination cannot be looked up', async () => {
    const { environment } = renderForm();
    await userEvent.type(box(), '京');
    // The first answer goes to the suggestions; the look-up on submit fails.
    await screen.findByRole('option', { name: /^東京駅/ });
    await submit();
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await failOperation(environment, new Error('offline'));
    expect(await screen.findByText(/目的地を確認できませんでした/)).toBeTruthy();
    expect(box()).toHaveProperty('value', '京');
    expect(searched).toEqual([]);
    await goOnline(() => expect(screen.queryByText(/目的地を確認できませんでした/)).toBeNull());
  });

  it('says so when suggestions can’t be loaded', async () => {
    const { environment } = renderForm();
    await userEvent.type(box(), '京');
    await screen.findByRole('option', { name: /^東京駅/ });
    environment.mock.queueOperationResolver(() => new Error('offline'));
    await userEvent.type(box(), '都');
    expect(await screen.findAllByText(/候補を取得できませんでした/)).not.toHaveLength(0);
    // The line is back.
    answerMore(environment, 1);
    await goOnline(() => expect(screen.getByRole('option', { name: /^東京駅/ })).toBeTruthy());
  });

  it('offers earlier searches while nothing is typed, with their stay', async () => {
    rememberSearch('me', {
      destination: '京都駅',
      regionId: '77',
      stay: { checkin: '2099-12-10', checkout: '2099-12-12', occupancies: [{ adults: 2, childAges: [4] }] },
    });
    renderForm();
    await userEvent.click(box());
    await userEvent.click(await screen.findByRole('option', { name: /^京都駅/ }));
    expect(box()).toHaveProperty('value', '京都駅');
    expect(screen.getByRole('button', { name: /1室・大人2名・子ども1名/ })).toBeTruthy();
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]).toMatchObject({ destination: '京都駅', regionId: '77' });
  });

  it('marks what was typed in the suggestions', async () => {
    renderForm();
    await userEvent.type(box(), '鶴');
    const option = await screen.findByRole('option', { name: /^東京鶴の亭/ });
    expect(option.querySelector('mark')?.textContent).toBe('鶴');
  });

  it('asks for a destination and leads the focus there', async () => {
    renderForm();
    await submit();
    expect(await screen.findByText('目的地を入力してください。')).toBeTruthy();
    expect(document.activeElement).toBe(box());
  });

  it('asks for the age of every child', async () => {
    renderForm('q=東京駅&region=10140');
    await userEvent.click(screen.getByRole('button', { name: /部屋・人数/ }));
    await userEvent.click(await screen.findByRole('button', { name: '1室目の子ども増やす' }));
    await userEvent.keyboard('{Escape}');
    await submit();
    expect(await screen.findByText('お子さまの年齢を選んでください。')).toBeTruthy();
    expect(searched).toEqual([]);
  });

  it('keeps the rooms open while the age of a child is missing, says so there and leads the focus to it', async () => {
    renderForm('q=東京駅&region=10140');
    await userEvent.click(screen.getByRole('button', { name: /部屋・人数/ }));
    await userEvent.click(await screen.findByRole('button', { name: '1室目の子ども増やす' }));
    await userEvent.click(screen.getByRole('button', { name: '完了' }));
    const age = screen.getByRole('combobox', {
      name: '1室目の子ども1人目の年齢',
      description: 'お子さまの年齢を選んでください。',
    });
    expect(document.activeElement).toBe(age);
    expect(age.getAttribute('aria-invalid')).toBe('true');
    await userEvent.selectOptions(age, '5');
    expect(screen.queryByText('お子さまの年齢を選んでください。')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '完了' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '完了' })).toBeNull());
  });

  it('takes its place, dates and rooms from the address', async () => {
    renderForm('q=東京駅&region=10140&checkin=2020-01-01&checkout=2020-01-02&room=2-9&room=1');
    expect(screen.getByRole('button', { name: /2室・大人3名・子ども1名/ })).toBeTruthy();
    await submit();
    await waitFor(() => expect(searched).toHaveLength(1));
    expect(searched[0]?.stay.occupancies).toEqual([
      { adults: 2, childAges: [9] },
      { adults: 1, childAges: [] },
    ]);
    // Dates that have passed become tomorrow.
    expect(searched[0]?.stay.checkin.startsWith('2020')).toBe(false);
  });
});
