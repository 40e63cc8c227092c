import { expect, test } from 'vitest';
import { recordText } from './record-text.ts';
import { taskText } from './task-texts.ts';

test.each([
  ['ours=13200 theirs=14400', '当社 ¥13,200 / 相手先 ¥14,400'],
  ['code=charge_disputed', 'エラーコード charge_disputed'],
  [
    'authorization=gone tries=5 code=card_declined',
    '金額の確保 失効 / 試行 5回 / エラーコード card_declined',
  ],
  ['sent=2030-11-01T03:00:00.000Z tries=12', '送信 2030年11月1日(金) 12:00 / 試行 12回'],
  ['ours=booked supplier=none', '当社 予約済み / 仕入先 なし'],
  ['ours=failed supplier=booked rooms=2', '当社 予約失敗 / 仕入先 予約済み / 客室 2室'],
  ['room=2 ours=BOOKED supplier=CANCELED', '客室 2 / 当社 予約済み / 仕入先 キャンセル済み'],
  ['supplier=external room=1 cancel=by-hand', '仕入先 外部手配 / 客室 1 / キャンセル 手配先へ直接'],
  [
    'room=booked consented=0 penalty=8800',
    '客室 予約済み / 同意済みのキャンセル料 ¥0 / 現在のキャンセル料 ¥8,800',
  ],
  ['room=2 field=names', '客室 2 / 違う項目 宿泊者名'],
  ['field=hotel', '違う項目 宿泊施設'],
  ['room=1 room=unchanged', '客室 1 / 客室 変更なし'],
  ['room=1 refused=NOT_CHANGEABLE', '客室 1 / 拒否の理由 NOT_CHANGEABLE'],
  ['itinerary=unreadable', '仕入先の予約 読み取れません'],
  ['next=0198-ab previous=past-check-in', '新しい予約 0198-ab / 元の予約 チェックインの日時を過ぎています'],
  [
    'next=0198-ab accepted=3000 penalty=4400',
    '新しい予約 0198-ab / 同意済みのキャンセル料 ¥3,000 / 現在のキャンセル料 ¥4,400',
  ],
  [
    'ours=captured captured=13200 refunded=0 target=8800 next=refund provider=succeeded received=13200 given_back=0',
    '当社 請求済み / 請求額 ¥13,200 / 返金額 ¥0 / 請求すべき額 ¥8,800 / 次の処理 返金 / 決済サービス 請求済み / 決済サービスの受領額 ¥13,200 / 決済サービスの返金額 ¥0',
  ],
  [
    'ours=held held=13200 provider=canceled received=0 given_back=0',
    '当社 確保中 / 確保額 ¥13,200 / 決済サービス 取り消し済み / 決済サービスの受領額 ¥0 / 決済サービスの返金額 ¥0',
  ],
  ['attempt=0198-cd state=FAILED', '予約手続き 0198-cd / 状態 失敗'],
  ['ours=none attempt=SUPPLIER_UNKNOWN', '当社 なし / 予約手続き 予約の結果が不明'],
  [
    'supplier=booked hotel=ホテル_東京 stay=2030-11-01/2030-11-03 rooms=1 guest=Tanaka_Kenichi means=card payment=pi_1 provider=requires_capture held=12000',
    '仕入先 予約済み / ホテル ホテル 東京 / 宿泊 2030年11月1日(金) 〜 11月3日(日) 2泊3日 / 客室 1室 / 宿泊者 Tanaka Kenichi / 支払い方法 カード / 決済サービスの番号 pi_1 / 決済サービス 確保中 / 確保額 ¥12,000',
  ],
  ['supplier=not-asked means=invoice', '仕入先 自動では確認できません / 支払い方法 請求書'],
  ['supplier=no-answer stay=soon', '仕入先 返事なし / 宿泊 soon'],
  [
    'dispute=needs_response cause=fraudulent answer_by=2030-11-10T14:59:59.000Z evidence=none payment=pi_1 withdrawn=13200 fee=1500 owed=8800',
    '異議申し立て 回答が必要 / 申し立ての理由 身に覚えがない(不正利用) / 回答期限 2030年11月10日(日) 23:59 / 証拠 未送付 / 決済サービスの番号 pi_1 / 引き落とされた額 ¥13,200 / 手数料 ¥1,500 / 終了後に返金する額 ¥8,800',
  ],
  [
    'dispute=lost cause=duplicate evidence=sent reinstated=0 unpaid=4400',
    '異議申し立て 認められませんでした / 申し立ての理由 二重の請求 / 証拠 送付済み / 当社へ戻った額 ¥0 / 未払いの額 ¥4,400',
  ],
  ['id=0198-ef', '番号 0198-ef'],
  [
    'changed=bank_account changed=registration_number changed_by=担当_太郎',
    '変更された項目 お振込先の口座 / 変更された項目 適格請求書発行事業者の登録番号 / 変更した利用者 担当 太郎',
  ],
  [
    'work=booking state=SUPPLIER_UNKNOWN since=2030-11-01T03:00:00.000Z failures=12 error=TypeError',
    '処理 予約の確認 / 状態 予約の結果が不明 / 開始 2030年11月1日(金) 12:00 / 失敗 12回 / エラー TypeError',
  ],
  [
    'work=mail mail=CANCELED since=2030-11-01T03:00:00.000Z failures=3',
    '処理 メールの送信 / メール キャンセル / 開始 2030年11月1日(金) 12:00 / 失敗 3回',
  ],
  [
    'work=mail since=2030-11-01T03:00:00.000Z held_back=12',
    '処理 メールの送信 / 開始 2030年11月1日(金) 12:00 / 上限による送信待ち 12通',
  ],
  [
    'deadline=2030-11-01T03:00:00.000Z renewal=insufficient_funds',
    '確保の期限 2030年11月1日(金) 12:00 / 再確保 insufficient_funds',
  ],
])('%s reads %s', (record, text) => {
  expect(recordText(record)).toBe(text);
});

test('takes two numbers of bookings for no amounts', () => {
  expect(recordText('ours=8123456789 supplier=8123456790')).toBe('当社 8123456789 / 仕入先 8123456790');
});

test.each(['later=thing', 'a sentence', 'tries=', '=5', 'toString=x'])('leaves %j as it is', (record) => {
  expect(recordText(record)).toBe(record.replace(' ', ' / '));
});

test.each([
  ['ours=frozen theirs=unknown', '当社 frozen / 相手先 unknown'],
  ['sent=undefined tries=many', '送信 undefined / 試行 many'],
  ['room=booked consented=null', '客室 予約済み / 同意済みのキャンセル料 null'],
])('keeps the values it does not know: %s', (record, text) => {
  expect(recordText(record)).toBe(text);
});

test('a canceled trip from elsewhere says that its supplier knows of nothing yet', () => {
  const { label, meaning } = taskText('CANCEL_UNKNOWN', 'supplier=external room=1 cancel=by-hand');
  expect(label).toBe('手配先でのキャンセルが必要');
  expect(meaning).toMatch(/手配先へはまだ何も伝わっていません。$/);
  expect(taskText('CANCEL_UNKNOWN', 'room=1').meaning).toMatch(/^キャンセルを送りました/);
});
