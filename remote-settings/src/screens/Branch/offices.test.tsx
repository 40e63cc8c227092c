import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { Toaster } from '@yado/shared/ui/Toaster';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import { Screen } from './BranchScreen.tsx';
import query, { type BranchScreenQuery } from './__generated__/BranchScreenQuery.graphql';

const added = { addedBy: '佐藤美咲', addedAt: '2026-11-02T01:30:00Z' };
const offices = [
  { id: 'o1', name: '大阪支社', place: { id: 'p1', name: '本町駅' }, ...added },
  { id: 'o2', name: '旧本社', place: null, ...added },
];
const render = () =>
  renderWithRelay(
    (environment) => (
      <>
        <Screen data={loadTestQuery<BranchScreenQuery>(environment, query, {})} />
        <Toaster />
      </>
    ),
    {
      resolvers: {
        Query: () => ({ settingsBranches: [{ id: 'b1', status: 'ACTIVE', agency: null }] }),
        Myself: () => ({ id: 'me', permissions: admin.permissions, offices }),
      },
    },
  );
// The page behind an open dialog is hidden.
const card = () => within(screen.getByRole('region', { name: 'オフィス', hidden: true }));
const rows = () => card().getAllByRole('listitem', { hidden: true });
const type = (name: RegExp, text: string) =>
  userEvent.type(card().getByRole(name.source.includes('駅') ? 'combobox' : 'textbox', { name }), text);
const add = () => userEvent.click(card().getByRole('button', { name: 'オフィスを登録する' }));

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

describe('the offices of a branch', () => {
  it('are listed with their places, also one whose place is gone', async () => {
    const { container } = render();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '大阪支社本町駅佐藤美咲さんが2026年11月2日(月) 10:30に登録変更: 大阪支社削除: 大阪支社',
      '旧本社場所の情報がなくなりました。「変更」から選び直してください。佐藤美咲さんが2026年11月2日(月) 10:30に登録変更: 旧本社削除: 旧本社',
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('are entered with a place that was chosen, and refusals are shown beside their field', async () => {
    const { environment } = render();
    await add();
    expect(card().getByText('オフィス名を入力してください。')).toBeTruthy();
    expect(card().getByText('最寄り駅や地域を、候補から選んでください。')).toBeTruthy();
    await type(/^オフィス名/, '名古屋支社');
    await type(/^最寄り駅・地域/, '名古屋');
    await expect
      .poll(() => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name))
      .toContain('usePlaceSuggestionsQuery');
    const asked = await findOperation(environment);
    expect(asked.request.variables.input).toMatchObject({ keyword: '名古屋' });
    const place = { id: 'p9', name: '名古屋駅', nameFull: '名古屋駅, 名古屋, 愛知県', propertyCount: 12 };
    await act(async () => environment.mock.resolve(asked, { data: { incrementalSearchRegion: [place] } }));
    await userEvent.click(await screen.findByRole('option', { name: /名古屋駅/ }));
    await add();
    const sent = await findOperation(environment);
    expect(sent.request.variables).toEqual({ input: { name: '名古屋支社', regionId: 'p9' } });
    await act(async () =>
      environment.mock.resolve(sent, {
        data: { addOffice: { __typename: 'AddOfficeError', errorCode: 'NAME_TAKEN' } },
      }),
    );
    expect(card().getByText(/^同じ名前のオフィスがあります/)).toBeTruthy();
    await add();
    const myself = { id: 'me', offices: [...offices, { id: 'o3', name: '名古屋支社', place, ...added }] };
    const again = await findOperation(environment);
    await act(async () =>
      environment.mock.resolve(again, {
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
    const sent = await findOperation(environment);
    expect(sent.request.variables).toEqual({ id: 'o2' });
    await act(async () =>
      environment.mock.resolve(sent, { data: { deleteOffice: { id: 'me', offices: [offices[0]] } } }),
    );
    expect(rows()).toHaveLength(1);
  });

  it('leave the list when somebody else has deleted them, and it is said', async () => {
    const { environment } = render();
    await userEvent.click(card().getByRole('button', { name: '削除: 旧本社' }));
    const dialog = await screen.findByRole('alertdialog', { name: '「旧本社」を削除しますか' });
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    const deletion = await findOperation(environment);
    await act(async () =>
      environment.mock.reject(deletion, Object.assign(new Error('not found'), { code: 'NOT_FOUND' })),
    );
    const asked = await findOperation(environment);
    expect(asked.request.node.operation.name).toBe('useRefreshOfficesQuery');
    await act(async () =>
      environment.mock.resolve(asked, { data: { myself: { id: 'me', offices: [offices[0]] } } }),
    );
    expect(rows()).toHaveLength(1);
    expect(await screen.findByText('「旧本社」は、すでに削除されていました')).toBeTruthy();
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are changed in the same form, and what somebody else changed is shown before it is overwritten', async () => {
    const { environment } = render();
    await userEvent.click(card().getByRole('button', { name: '変更: 大阪支社' }));
    const dialog = within(await screen.findByRole('dialog', { name: '「大阪支社」を変更' }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^オフィス名/ });
    expect(name.value).toBe('大阪支社');
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^最寄り駅/ }).value).toBe('本町駅');
    await userEvent.clear(name);
    await userEvent.type(name, '関西支社');
    const save = () => userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await save();
    const sent = () => findOperation(environment);
    expect((await sent()).request.variables.input).toEqual({
      officeId: 'o1',
      name: '関西支社',
      regionId: null,
      seen: { name: '大阪支社', regionId: 'p1' },
    });
    const theirs = { ...offices[0], name: '梅田支社', place: { id: 'p2', name: '大阪駅' } };
    const sending = await sent();
    await act(async () =>
      environment.mock.resolve(sending, {
        data: {
          updateOffice: {
            __typename: 'UpdateOfficeError',
            errorCode: 'CHANGED_MEANWHILE',
            current: { id: 'me', offices: [theirs, offices[1]] },
          },
        },
      }),
    );
    expect(dialog.getByText(/ほかの人がこのオフィスを変更しました。/).textContent).toContain(
      '今の内容は「梅田支社」(大阪駅)です。',
    );
    expect(rows()[0]?.textContent).toContain('梅田支社大阪駅');
    expect(name.value).toBe('関西支社');
    await save();
    expect((await sent()).request.variables.input).toEqual({
      officeId: 'o1',
      name: '関西支社',
      regionId: null,
      seen: { name: '梅田支社', regionId: 'p2' },
    });
    const ours = { ...theirs, name: '関西支社' };
    const again = await sent();
    await act(async () =>
      environment.mock.resolve(again, {
        data: {
          updateOffice: {
            __typename: 'UpdateOfficeSuccess',
            myself: { id: 'me', offices: [ours, offices[1]] },
          },
        },
      }),
    );
    expect(rows()[0]?.textContent).toContain('関西支社大阪駅');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('can’t be changed when somebody else has deleted them: it is said, and the list is read again', async () => {
    const { environment } = render();
    await userEvent.click(card().getByRole('button', { name: '変更: 大阪支社' }));
    const dialog = within(await screen.findByRole('dialog', { name: '「大阪支社」を変更' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^オフィス名/ }), '2');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    const errorCode = 'OFFICE_NOT_FOUND';
    const refusal = { updateOffice: { __typename: 'UpdateOfficeError', errorCode, current: null } };
    const change = await findOperation(environment);
    await act(async () => environment.mock.resolve(change, { data: refusal }));
    const asked = await findOperation(environment);
    await act(async () =>
      environment.mock.resolve(asked, { data: { myself: { id: 'me', offices: [offices[1]] } } }),
    );
    expect(dialog.getByText(/すでに削除されています/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }));
    expect(rows()).toHaveLength(1);
  });
});
