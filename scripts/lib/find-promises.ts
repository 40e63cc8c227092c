import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';
import { root } from './settings.ts';

/** A text that people read, with its file. */
export interface SpokenPromise {
  file: string;
  text: string;
}

/** What the product says that it does, did or never will. */
const words = [
  '送ります',
  'お送りしま',
  'お知らせします',
  'お知らせいたします',
  '届きます',
  'ご連絡します',
  '承ります',
  '記載します',
  '載ります',
  '印字します',
  '表示します',
  '表示されません',
  '表示されなく',
  '反映',
  '残ります',
  '残します',
  '残せません',
  '保存しています',
  '保管します',
  '削除します',
  '伝えます',
  '伝達します',
  '自動',
  '二重',
  '重ねて',
  '返金します',
  '戻ります',
  '戻します',
  '元に戻り',
  '解放されます',
  '行いません',
  '請求されません',
  'ご請求はありません',
  '発生していません',
  '変わりません',
  '変えられません',
  '止めません',
  '使えなくなり',
  'できなくなり',
  'キャンセルします',
  '引き継',
  '引き続き有効',
  '見られます',
  'すぐに',
  '発行できます',
  '保存できます',
  '確認できます',
  '記録できます',
  '取り消せます',
  '再設定できます',
  'キャンセルできます',
  '含まれません',
  '含まれていません',
  'に含まれます',
  '使います',
  '扱います',
  '適用します',
];

/** Questions, names of buttons and refusals that have such a word in them. */
const others = [
  /しますか\??$/,
  /送りますか$/,
  /引き継ぎますか$/,
  /引き継げません/,
  /引き継いでください。$/,
  /^管理者を引き継ぐ$|^管理者の引き継ぎ$/,
  /^保存しています$|^残しています$|^自動$|^自動処理(の中断)?$|^二重の請求$/,
  /^メールアドレスの反映$|^自動では確認できません$/,
  /^」/,
  /もう変えられません/,
  /作成できなくなりました/,
  /使えなくなりました。お支払い方法を/,
  /日付と時刻の自動設定/,
  /すぐに上記のお問い合わせ先/,
  /読みやすさを確認できます|公開中の配色は/,
  /取り扱/,
];

const isSource = (file: string) =>
  /^(remote-[^/]+|shared|host|api)\/(src|content)\/.*\.(tsx?|md)$/.test(file) &&
  !/__generated__|\.test\.|\/_[^/]*$|\/seed\/|\/news\//.test(file);

const japanese = /[^\n'`"<>{}]*[ぁ-んァ-ン一-龥][^\n'`"<>{}]*/g;

/** Every text of a screen, mail, paper or page that promises something. */
export function findPromises(): SpokenPromise[] {
  return projectFiles()
    .filter(isSource)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(japanese)]
        .map(([found]) => found.trim().replace(/^(\d+\.|-) |\$$/g, ''))
        .filter((text) => !/^(\*|\/\/)/.test(text))
        .filter((text) => words.some((word) => text.includes(word)))
        .filter((text) => !others.some((other) => other.test(text)))
        .map((text) => ({ file, text })),
    );
}
