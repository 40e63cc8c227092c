const accounts = [
  ['employee@sakura.example', 'employee, 株式会社さくら商事 東京本社'],
  ['admin@sakura.example', 'company administrator there (card and invoice)'],
  ['osaka@sakura.example', 'company administrator, さくら商事 大阪支店 (agency みらいトラベル)'],
  ['admin@aozora.example', 'company administrator, 青空システムズ株式会社'],
  ['nagoya@wakaba.example', 'company administrator, 若葉建設 名古屋支店 (its agency takes invoices only)'],
  ['sapporo@wakaba.example', 'company administrator, 若葉建設 札幌支店 (its agency takes cards only)'],
  ['sendai@wakaba.example', 'company administrator, 若葉建設 仙台支店 (no agency)'],
  ['hiroshima@wakaba.example', 'company administrator, 若葉建設 広島支店 (no agency)'],
  ['agent@mirai.example', 'agency user of みらいトラベル'],
  ['operator@yado.example', 'operator'],
] as const;

export const password = 'yado-demo-2026';

/** The demonstration accounts as lines of a table. */
export function accountTable(): string[] {
  const width = Math.max(...accounts.map(([mail]) => mail.length));
  return [
    `Accounts (password of all: ${password})`,
    ...accounts.map(([mail, who]) => `  ${mail.padEnd(width)}  ${who}`),
  ];
}
