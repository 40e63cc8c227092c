import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { todayIn } from '@yado/shared/format/calendar-date';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { Toaster } from '@yado/shared/ui/Toaster';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { groundMessages } from './ground-messages.ts';
import { Screen } from './HotelTaxesScreen.tsx';
import query, { type HotelTaxesScreenQuery } from './__generated__/HotelTaxesScreenQuery.graphql';

const ground = (more: object = {}) => ({
  id: 'g1',
  basis: 'PROXY',
  registrationNumber: 'T8000000000001',
  checkedOn: '2030-10-01',
  consentOn: '2030-10-05',
  validFrom: null,
  recordedAt: '2030-10-06T10:00:00+09:00',
  recordedBy: { id: 'u1', name: '運営 花子' },
  ...more,
});
const hotel = (more: object = {}) => ({
  id: 'HotelTax:p1',
  propertyId: 'p1',
  hotelName: '伊勢 紅葉荘',
  city: '伊勢',
  grounds: [],
  ...more,
});

function renderScreen(hotelTaxes: object[], keyword = '') {
  const actor = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => (
      <>
        <Screen data={{ keyword, query: loadTestQuery<HotelTaxesScreenQuery>(mock, query, { keyword }) }} />
        <Toaster />
      </>
    ),
    { resolvers: { Query: () => ({ hotelTaxes }) }, path: '/desk/operator/hotel-taxes' },
  );
  const open = async () => {
    await actor.click(screen.getByRole('button', { name: '根拠を記録する' }));
    return within(await screen.findByRole('dialog'));
  };
  const answer = (result: object) =>
    answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, { Mutation: () => ({ recordHotelTaxGround: result }) }),
    );
  return { actor, environment, open, answer };
}

beforeAll(installTestSite);

describe('on what the tax of hotels rests', () => {
  it('is the hotel’s own paper without a record', async () => {
    renderScreen([hotel()]);
    const card = within(screen.getByRole('article', { name: '伊勢 紅葉荘' }));
    expect(card.getByText('記録なし')).toBeTruthy();
    expect(card.getByText('宿泊施設が適格請求書を交付')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('is what was recorded last, with number, days and who, and with what was before', () => {
    renderScreen([hotel({ grounds: [ground(), ground({ id: 'g0', basis: 'UNREGISTERED' })] })]);
    const card = within(screen.getByRole('article', { name: '伊勢 紅葉荘' }));
    for (const text of ['媒介者交付特例', 'T8000000000001', 'ほかの記録 1件', '指定なし']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.getByText('2030年10月6日(日) 10:00 運営 花子')).toBeTruthy();
    expect(card.getByText(/適格請求書なし/)).toBeTruthy();
  });

  it('is what holds today, beside what will hold from a day on', () => {
    const later = ground({ id: 'g2', basis: 'OWN', registrationNumber: null, validFrom: '2199-04-01' });
    renderScreen([hotel({ grounds: [later, ground({ validFrom: '2020-10-01' })] })]);
    const card = within(screen.getByRole('article', { name: '伊勢 紅葉荘' }));
    expect(card.getByText('媒介者交付特例')).toBeTruthy();
    expect(card.getByText('2020/10/01')).toBeTruthy();
    expect(card.getByText(/^2199\/04\/01から/).textContent).toContain('発行者の課税売上');
  });

  it('is of no hotel when nothing matches', () => {
    renderScreen([], 'ない');
    expect(screen.getByRole('heading', { name: '条件に合う宿泊施設がありません' })).toBeTruthy();
  });
});

describe('recording', () => {
  it('asks for number, check and consent where the seller issues for the hotel', async () => {
    const { actor, environment, open, answer } = renderScreen([hotel()]);
    const dialog = await open();
    await actor.selectOptions(dialog.getByRole('combobox', { name: /税の根拠/ }), 'PROXY');
    const save = () => actor.click(dialog.getByRole('button', { name: '記録する' }));
    await save();
    expect(await dialog.findByText(groundMessages.NUMBER_REQUIRED)).toBeTruthy();
    expect(await dialog.findByText(groundMessages.CONSENT_REQUIRED)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await actor.type(dialog.getByRole('textbox', { name: /登録番号/ }), 't8000000000002');
    await save();
    expect(await dialog.findByText(groundMessages.CHECKED_ON_REQUIRED)).toBeTruthy();
    await actor.type(dialog.getByLabelText(/登録を確認した日/), '2026-10-01');
    await actor.type(dialog.getByLabelText(/同意日/), '2026-10-02');
    await save();
    await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
    expect((await findOperation(environment)).request.variables).toEqual({
      input: {
        propertyId: 'p1',
        basis: 'PROXY',
        registrationNumber: 'T8000000000002',
        checkedOn: '2026-10-01',
        consentOn: '2026-10-02',
        validFrom: null,
      },
    });
    await answer({ __typename: 'RecordHotelTaxGroundError', errorCode: 'INVALID_NUMBER' });
    expect(await dialog.findByText(groundMessages.INVALID_NUMBER)).toBeTruthy();
    await save();
    await answer({ __typename: 'RecordHotelTaxGroundSuccess', hotelTax: hotel({ grounds: [ground()] }) });
    expect(await screen.findByText('「伊勢 紅葉荘」の税の根拠を記録しました')).toBeTruthy();
  });

  it('asks for nothing else of one that has no number', async () => {
    const { actor, environment, open } = renderScreen([hotel({ grounds: [ground()] })]);
    const dialog = await open();
    await actor.selectOptions(dialog.getByRole('combobox', { name: /税の根拠/ }), 'UNREGISTERED');
    expect(dialog.queryByRole('textbox', { name: /登録番号/ })).toBeNull();
    await actor.click(dialog.getByRole('button', { name: '記録する' }));
    expect((await findOperation(environment)).request.variables).toEqual({
      input: {
        propertyId: 'p1',
        basis: 'UNREGISTERED',
        registrationNumber: null,
        checkedOn: null,
        consentOn: null,
        // Stays that end before keep what held.
        validFrom: todayIn(),
      },
    });
  });
});
