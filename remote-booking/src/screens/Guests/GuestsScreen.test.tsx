import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { Screen } from './GuestsScreen.tsx';
import query, { type GuestsScreenQuery } from './__generated__/GuestsScreenQuery.graphql';

let drafts = 0;

interface World {
  rooms?: number;
  unicode?: boolean;
  smoking?: boolean | null;
  smokingOnly?: boolean;
  similar?: object[];
  own?: object;
  checkin?: object;
}

const tanaka = {
  familyName: 'TANAKA',
  givenName: 'KENICHI',
  specialRequest: '到着は20時頃の予定です。',
  smoking: true,
  employeeId: 'tanaka',
};

function renderGuests({
  rooms = 1,
  unicode = true,
  smoking = null,
  smokingOnly = false,
  similar = [],
  own = tanaka,
  checkin = { endTime: 'いつでも', twentyFourHour: true },
}: World = {}) {
  drafts += 1;
  const guest = { familyName: '', givenName: '', specialRequest: '', smoking: false, employeeId: null };
  const employees = [
    { id: 'sato', name: '佐藤 美咲', guestName: { familyName: 'Sato', givenName: 'Misaki' } },
    { id: 'tanaka', name: '田中 健一', guestName: null },
  ].map((employee) => ({ ...employee, email: `${employee.id}@sakura.example`, status: 'ACTIVE' }));
  return renderWithRelay(
    (environment) => (
      <Screen
        data={{
          query: loadTestQuery<GuestsScreenQuery>(environment, query, { priceCheckId: 'p1' }),
          attempt: 'a1',
        }}
      />
    ),
    {
      resolvers: {
        LocalTaxEstimate: () => ({ total: 400, isUpperBound: false }),
        PreparedBooking: () => ({
          priceCheckId: 'p1',
          state: 'OPEN',
          expiresAt: new Date(Date.now() + 20 * 60_000).toISOString(),
          travel: null,
          similarTravels: similar,
          ownGuest: own,
        }),
        CheckinNotes: () => checkin,
        PropertyContent: () => ({ phone: '81 3-1111-2222' }),
        PropertyGeneralAttributes: () => ({ canUseUnicodeInSpecialRequest: unicode }),
        PreparedRoom: () => ({ smoking, smokingOnly }),
        Stay: () => ({
          checkin: '2027-01-30',
          checkout: '2027-02-01',
          occupancies: Array.from({ length: rooms }, () => ({ adults: 1, childAges: [] })),
        }),
        BookingDraft: () => ({
          id: `d${drafts}`,
          revision: 0,
          guests: Array.from({ length: rooms }, () => guest),
          email: 'tanaka@sakura.example',
          phone: { countryCode: '81', number: '' },
          companyIdByEmployee: 'SKR-001',
          departmentIdByEmployee: '',
          memo: '',
          paymentType: null,
          creditCardId: null,
        }),
        MappedRateAmenities: () => ({ jaMealLabels: [] }),
        TotalPrice: () => ({ propertyPrice: null }),
        CancelTimeline: () => ({ freeUntil: null, alwaysFree: false, stages: [] }),
        Myself: () => ({ id: 'me' }),
        EmployeeConnection: () => ({ edges: employees.map((node) => ({ node })) }),
        PageInfo: () => ({ hasNextPage: false, endCursor: null }),
      },
    },
  );
}

const family = (room = 0) => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^姓/ })[room]!;
const given = (room = 0) => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^名\(/ })[room]!;
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'お支払い方法へ進む' }));

beforeAll(installTestSite);
beforeEach(() => sessionStorage.clear());

describe('GuestsScreen', () => {
  it('says until when the hotel expects its guests, and what one does who comes later', () => {
    renderGuests({ checkin: { endTime: '23:00', twentyFourHour: false } });
    expect(screen.getByText(/チェックインは23:00までです。.*「ホテルへのご要望」に書き/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '03-1111-2222' })).toBeTruthy();
  });

  // spec: 2.booking
  it('begins with the viewer’s address and the branch’s code, without an accessibility fault', async () => {
    renderGuests();
    expect(screen.getByRole('heading', { level: 1, name: '宿泊者の情報' })).toBeTruthy();
    expect(screen.getByText(/この料金の有効期限 あと20分/)).toBeTruthy();
    expect(screen.getByDisplayValue('tanaka@sakura.example')).toBeTruthy();
    expect(screen.getByDisplayValue('SKR-001')).toBeTruthy();
    expect(screen.getByText('現地での宿泊税などの目安は 約¥400 です。')).toBeTruthy();
    expect(screen.queryByText(/チェックインは/)).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('lists what is missing with links to the fields, and goes to the first', async () => {
    renderGuests({ rooms: 2 });
    await goOn();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1室目の姓: 入力してください。',
      '1室目の名: 入力してください。',
      '2室目の姓: 入力してください。',
      '2室目の名: 入力してください。',
      '電話番号: 入力してください。',
    ]);
    await expect.poll(() => document.activeElement).toBe(family());
    await userEvent.click(summary.getByRole('link', { name: /^2室目の名/ }));
    expect(document.activeElement).toBe(given(1));
    expect(await axeFindings()).toEqual([]);
    await userEvent.type(given(1), 'Ken');
    expect(screen.queryByRole('link', { name: /^2室目の名/ })).toBeNull();
  });

  it('offers romaji for kana and puts it in only when it is taken; kanji has none', async () => {
    renderGuests();
    await userEvent.type(family(), 'いのうえ');
    expect(family().value).toBe('いのうえ');
    await userEvent.click(screen.getByRole('button', { name: '「INOUE」にする' }));
    expect(family().value).toBe('INOUE');
    await userEvent.type(given(), '健一');
    expect(screen.getByText(/漢字はローマ字に変換できません/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /にする$/ })).toBeNull();
  });

  it('takes the name under which an employee was booked last', async () => {
    renderGuests();
    await userEvent.click(screen.getByRole('combobox', { name: /社員から選ぶ/ }));
    await userEvent.click(await screen.findByRole('option', { name: /佐藤 美咲/ }));
    await expect.poll(() => family().value).toBe('Sato');
    expect(given().value).toBe('Misaki');
  });

  it('takes the viewer with what their profile asks of the hotel, and takes them out again, in one action each', async () => {
    renderGuests();
    const request = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /ご要望/ });
    await userEvent.type(request, '高層階');
    await userEvent.click(screen.getByRole('button', { name: '自分が泊まる' }));
    expect([family().value, given().value]).toEqual(['TANAKA', 'KENICHI']);
    expect(request.value).toBe(`高層階\n${tanaka.specialRequest}`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '喫煙を希望' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /社員から選ぶ/ }).value).toBe('田中 健一');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '自分以外の方が泊まる' }));
    expect([family().value, given().value, request.value]).toEqual(['', '', '高層階']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '禁煙を希望' }).checked).toBe(true);
  });

  it('takes the viewer’s requests out as well when a colleague is picked, and says whose stay is recorded', async () => {
    renderGuests();
    const request = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /ご要望/ });
    await userEvent.type(request, '高層階');
    await userEvent.click(screen.getByRole('button', { name: '自分が泊まる' }));
    const picker = screen.getByRole('combobox', { name: /社員から選ぶ/ });
    await userEvent.clear(picker);
    expect(request.value).toBe('高層階');
    await userEvent.type(picker, '佐藤');
    await userEvent.click(await screen.findByRole('option', { name: /佐藤 美咲/ }));
    expect(family().value).toBe('Sato');
    const recorded =
      /佐藤 美咲さんの宿泊として記録されます。別の方が泊まるときは、この欄を空にしてください。/;
    expect(screen.queryByText(recorded)).toBeNull();
    await userEvent.clear(family());
    await userEvent.type(family(), 'SUZUKI');
    expect(screen.getByText(recorded)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks a viewer whose name in Latin letters is not known for it', async () => {
    renderGuests({ own: { ...tanaka, familyName: '', givenName: '' } });
    await userEvent.click(screen.getByRole('button', { name: '自分が泊まる' }));
    expect(document.activeElement).toBe(family());
  });

  it('names one guest for all rooms', async () => {
    renderGuests({ rooms: 2 });
    await userEvent.type(family(), 'SATO');
    await userEvent.click(screen.getByRole('checkbox', { name: 'すべての部屋で同じ方' }));
    await userEvent.type(given(), 'MISAKI');
    expect(screen.getByText('1室目と同じ方: SATO MISAKI')).toBeTruthy();
    expect(screen.getAllByRole('textbox', { name: /^姓/ })).toHaveLength(1);
  });

  // spec: 5.special-request
  it('puts ready phrases in the language that the hotel reads, and says which letters it does not', async () => {
    renderGuests({ unicode: false });
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /ご要望/ });
    await userEvent.type(box, '静か');
    expect(screen.getByText(/使えない文字: 「静」「か」/)).toBeTruthy();
    await userEvent.clear(box);
    await userEvent.click(screen.getByText('よくあるご要望から選ぶ'));
    await userEvent.click(screen.getByRole('button', { name: /静かな部屋/ }));
    await userEvent.click(screen.getByRole('button', { name: /22時/ }));
    expect(box.value).toBe('I would like a quiet room.\nI will arrive after 10 p.m.');
    await userEvent.click(screen.getByRole('button', { name: /静かな部屋/ }));
    expect(box.value).toBe('I will arrive after 10 p.m.');
  });

  it('asks about smoking only where the room leaves a choice', () => {
    renderGuests({ smoking: false });
    expect(screen.getByText('禁煙ルーム')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('asks nothing about smoking in a room for smokers', () => {
    renderGuests({ smoking: true, smokingOnly: true });
    expect(screen.getByText('喫煙ルーム')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows a phone number in plain digits once it is typed', async () => {
    renderGuests();
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^電話番号/ });
    await userEvent.type(phone, '０９０１２３４５６７８');
    await userEvent.tab();
    expect(phone.value).toBe('090-1234-5678');
  });

  it('takes purpose and notes for the company, at most 1,000 characters, and says who reads them', async () => {
    renderGuests();
    const memo = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^出張目的・メモ/ });
    expect(memo.labels[0]?.textContent).toContain('任意');
    expect(screen.getByText(/支店の方と旅行会社、運営担当者が見られます。ホテルには送りません/)).toBeTruthy();
    await userEvent.click(memo);
    await userEvent.paste('あ'.repeat(1001));
    await goOn();
    expect(screen.getByRole('link', { name: /^出張目的・メモ: 1000文字以内/ })).toBeTruthy();
    await userEvent.clear(memo);
    await userEvent.type(memo, '大阪支店の会議');
    expect(screen.queryByRole('link', { name: /^出張目的・メモ/ })).toBeNull();
  });

  it('stays and says why while there is no line, and continues once it is back', async () => {
    renderGuests();
    await userEvent.type(family(), 'SATO');
    await userEvent.type(given(), 'MISAKI');
    await userEvent.type(screen.getByRole('textbox', { name: /^電話番号/ }), '0312345678');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await goOn();
    expect(screen.getByRole('alert').textContent).toContain('オフラインのため、次の手順へ進めません');
    expect(family().value).toBe('SATO');
    onLine.mockRestore();
    await goOn();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warns of a trip that the booking would repeat, with a link to it', async () => {
    const rooms = [{ id: 'r1', familyName: 'Sato', givenName: 'Misaki' }];
    const trip = { travelNumber: 'T-1', startDate: '2027-01-30', endDate: '2027-02-01' };
    renderGuests({ similar: [{ ...trip, id: 't1', expediaHotelRooms: rooms }] });
    const link = screen.getByRole('link', { name: /予約 T-1/ });
    expect(link.getAttribute('href')).toBe('/trips/t1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(await axeFindings()).toEqual([]);
    // It comes after the last key, and must not move the button away from a press.
    const button = screen.getByRole('button', { name: 'お支払い方法へ進む' });
    expect(button.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
