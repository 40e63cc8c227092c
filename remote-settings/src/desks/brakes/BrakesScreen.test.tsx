import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { Toaster } from '@yado/shared/ui/Toaster';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { Screen } from './BrakesScreen.tsx';
import { liftMessages } from './lift-messages.ts';
import query, { type BrakesScreenQuery } from './__generated__/BrakesScreenQuery.graphql';

const companyBranch = { id: 'b1', companyName: '株式会社さくら商事', branchName: '東京本社' };
const user = { per: 'USER', userName: '田中 健一', companyBranch, agency: null, address: null };

const brake = (more: object = {}) => ({
  id: 'card-refused:3600:user:u1',
  limit: 'CARD_REFUSED',
  subject: user,
  counted: 5,
  allowed: 5,
  seconds: 3_600,
  since: '2030-11-01T12:00:00+09:00',
  until: '2030-11-01T12:58:00+09:00',
  lift: null,
  ...more,
});
const lift = (more: object = {}) => ({
  id: 'l1',
  limit: 'LOOK_TO_BOOK',
  subject: { per: 'BRANCH', userName: null, companyBranch, agency: null, address: null },
  reason: '大口の出張の比較のため。\n管理者と電話で確認。',
  liftedAt: '2030-11-01T10:00:00+09:00',
  endsAt: '2030-11-01T11:00:00+09:00',
  liftedBy: { name: '運営 花子' },
  ...more,
});

function renderScreen(brakes: object[], lifts: object[] = []) {
  const actor = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => (
      <>
        <Screen data={loadTestQuery<BrakesScreenQuery>(mock, query, {})} />
        <Toaster />
      </>
    ),
    {
      resolvers: {
        Query: () => ({ brakes }),
        BrakeLiftConnection: () => ({
          totalCount: lifts.length,
          edges: lifts.map((node) => ({ node, cursor: 'c' })),
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      },
      path: '/desk/operator/brakes',
    },
  );
  const open = async () => {
    await actor.click(screen.getByRole('button', { name: '1時間解除する' }));
    return within(await screen.findByRole('dialog'));
  };
  const answer = (result: object) =>
    answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, { Mutation: () => ({ liftBrake: result }) }),
    );
  return { actor, environment, open, answer };
}

beforeAll(installTestSite);

describe('the limits that stop somebody', () => {
  it('say whom, by which limit, since when and until when', async () => {
    renderScreen([brake()]);
    const card = within(screen.getByRole('article', { name: '承認されなかったカード' }));
    expect(card.getByText('制限中')).toBeTruthy();
    expect(card.getByText(/利用者 田中 健一/)).toBeTruthy();
    expect(card.getByRole('link', { name: '株式会社さくら商事 東京本社' }).getAttribute('href')).toBe(
      '/desk/operator/branches/b1',
    );
    expect(card.getByText('1時間に5回まで')).toBeTruthy();
    expect(card.getByText('2030年11月1日(金) 12:00')).toBeTruthy();
    expect(card.getByText('2030年11月1日(金) 12:58')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('may be an agency with all its people, by the mails it has written', () => {
    const agency = { id: 'a1', name: '株式会社みらいトラベル' };
    const subject = { per: 'AGENCY', userName: null, companyBranch: null, agency, address: null };
    renderScreen([
      brake({ limit: 'FIRST_PASSWORD_MAIL', subject, counted: 201, allowed: 200, seconds: 86_400 }),
    ]);
    const card = within(screen.getByRole('article', { name: '担当者への登録メール' }));
    expect(card.getByRole('link', { name: agency.name }).getAttribute('href')).toBe(
      '/desk/operator/agencies/a1',
    );
    expect(card.getByText('1日に200通まで')).toBeTruthy();
    expect(card.getByText('201通')).toBeTruthy();
  });

  it('name a whole branch, and a network', () => {
    const address = '2001:db8:7:1::/64';
    renderScreen([
      brake({ id: 'a', limit: 'LOOK_TO_BOOK', seconds: null, allowed: 2_000, subject: lift().subject }),
      brake({
        id: 'b',
        limit: 'PASSWORD_RESET',
        subject: { per: 'ADDRESS', userName: null, companyBranch: null, address },
      }),
    ]);
    const looks = within(screen.getByRole('article', { name: '予約の件数に対する検索' }));
    expect(looks.getByText(/支店全体/)).toBeTruthy();
    expect(looks.getByText('日本時間の1日に2,000回まで')).toBeTruthy();
    expect(screen.getByText(`ネットワーク ${address}`)).toBeTruthy();
  });

  it('are not lifted twice', () => {
    renderScreen([brake({ lift: { endsAt: '2030-11-01T13:05:00+09:00' } })]);
    expect(screen.getByText('解除中')).toBeTruthy();
    expect(screen.getByText('2030年11月1日(金) 13:05')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '1時間解除する' })).toBeNull();
  });

  it('are none, as a rule', async () => {
    renderScreen([]);
    expect(screen.getByRole('heading', { name: 'いま制限している対象はありません' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '解除の記録はありません' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('may be more than are shown', () => {
    renderScreen(Array.from({ length: 200 }, (_, index) => brake({ id: `k${index}` })));
    expect(screen.getByText(/新しいものから200件までを表示しています/)).toBeTruthy();
  });
});

describe('lifting', () => {
  it('needs a reason, says for how long it holds, and goes to the page’s title', async () => {
    const { actor, environment, open, answer } = renderScreen([brake()]);
    const dialog = await open();
    expect(dialog.getByText(/1時間たつと元の制限に戻ります/)).toBeTruthy();
    const confirm = () => actor.click(dialog.getByRole('button', { name: '1時間解除する' }));
    await confirm();
    expect(dialog.getByText(liftMessages.REASON_REQUIRED)).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    expect(await axeFindings()).toEqual([]);
    await actor.type(dialog.getByRole('textbox', { name: /解除の理由/ }), ' 電話で確認 ');
    await confirm();
    expect((await findOperation(environment)).request.variables).toEqual({
      input: { brakeId: 'card-refused:3600:user:u1', reason: '電話で確認' },
    });
    await answer({ __typename: 'LiftBrakeSuccess', brakeLift: lift() });
    expect(await screen.findByText('「承認されなかったカード」の制限を1時間解除しました')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('says that a colleague was faster, and keeps the reason', async () => {
    const { actor, open, answer } = renderScreen([brake()]);
    const dialog = await open();
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /解除の理由/ });
    await actor.type(reason, '電話で確認');
    await actor.click(dialog.getByRole('button', { name: '1時間解除する' }));
    await answer({ __typename: 'LiftBrakeError', errorCode: 'ALREADY_LIFTED' });
    expect(await dialog.findByText(liftMessages.ALREADY_LIFTED)).toBeTruthy();
    expect(reason.value).toBe('電話で確認');
  });

  it('stays on the page: who, whom, when and why', async () => {
    renderScreen([], [lift()]);
    const [, row] = within(screen.getByRole('table', { name: '解除の記録' })).getAllByRole('row');
    const text = row?.textContent ?? '';
    for (const word of [
      '予約の件数に対する検索',
      '支店全体',
      '株式会社さくら商事 東京本社',
      '大口の出張の比較のため。',
      '運営 花子',
      '2030年11月1日(金) 10:00から11月1日(金) 11:00まで',
    ]) {
      expect(text).toContain(word);
    }
    expect(await axeFindings()).toEqual([]);
  });
});
