import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import { Screen } from './BranchScreen.tsx';
import query, { type BranchScreenQuery } from './__generated__/BranchScreenQuery.graphql';

const offices = [
  { id: 'o1', name: '大阪支社', place: { id: 'p1', name: '本町駅' } },
  { id: 'o2', name: '旧本社', place: null },
];
const render = () =>
  renderWithRelay(
    (environment) => <Screen data={loadTestQuery<BranchScreenQuery>(environment, query, {})} />,
    {
      resolvers: {
        Query: () => ({ settingsBranches: [{ id: 'b1', status: 'ACTIVE', agency: null }] }),
        Myself: () => ({ id: 'me', permissions: admin.permissions, offices }),
      },
    },
  );
const card = () => within(screen.getByRole('region', { name: 'オフィス' }));
const rows = () => card().getAllByRole('listitem');
const type = (name: RegExp, text: string) =>
  userEvent.type(card().getByRole(name.source.includes('駅') ? 'combobox' : 'textbox', { name }), text);
const add = () => userEvent.click(card().getByRole('button', { name: 'オフィスを登録する' }));

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

describe('the offices of a branch', { timeout: 30_000 }, () => {
  it('are listed with their places, also one whose place is gone', async () => {
    const { container } = render();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '大阪支社本町駅削除: 大阪支社',
      '旧本社場所の情報がなくなりました。削除して、登録し直してください。削除: 旧本社',
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('are entered with a place that was chosen, and refusals stand beside their field', async () => {
    const { environment } = render();
    await add();
    expect(card().getByText('オフィス名を入力してください。')).toBeTruthy();
    expect(card().getByText('最寄り駅や地域を、候補から選んでください。')).toBeTruthy();
    await type(/^オフィス名/, '名古屋支社');
    await type(/^最寄り駅・地域/, '名古屋');
    await expect
      .poll(() => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name))
      .toContain('usePlaceSuggestionsQuery');
    const asked = environment.mock.getMostRecentOperation();
    expect(asked.request.variables.input).toMatchObject({ keyword: '名古屋' });
    const place = { id: 'p9', name: '名古屋駅', nameFull: '名古屋駅, 名古屋, 愛知県', propertyCount: 12 };
    await act(async () => environment.mock.resolve(asked, { data: { incrementalSearchRegion: [place] } }));
    await userEvent.click(await screen.findByRole('option', { name: /名古屋駅/ }));
    await add();
    const sent = environment.mock.getMostRecentOperation();
    expect(sent.request.variables).toEqual({ input: { name: '名古屋支社', regionId: 'p9' } });
    await act(async () =>
      environment.mock.resolve(sent, {
        data: { addOffice: { __typename: 'AddOfficeError', errorCode: 'NAME_TAKEN' } },
      }),
    );
    expect(card().getByText(/^同じ名前のオフィスがあります/)).toBeTruthy();
    await add();
    const myself = { id: 'me', offices: [...offices, { id: 'o3', name: '名古屋支社', place }] };
    await act(async () =>
      environment.mock.resolve(environment.mock.getMostRecentOperation(), {
        data: { addOffice: { __typename: 'AddOfficeSuccess', myself } },
      }),
    );
    expect(rows()).toHaveLength(3);
    expect(card().getByRole<HTMLInputElement>('textbox', { name: /^オフィス名/ }).value).toBe('');
  });

  it('are deleted after a question', async () => {
    const { environment } = render();
    await userEvent.click(card().getByRole('button', { name: '削除: 旧本社' }));
    const dialog = await screen.findByRole('alertdialog', { name: '「旧本社」を削除しますか' });
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    const sent = environment.mock.getMostRecentOperation();
    expect(sent.request.variables).toEqual({ id: 'o2' });
    await act(async () =>
      environment.mock.resolve(sent, { data: { deleteOffice: { id: 'me', offices: [offices[0]] } } }),
    );
    expect(rows()).toHaveLength(1);
  });
});
