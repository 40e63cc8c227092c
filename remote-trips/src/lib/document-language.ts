export type DocumentLanguage = 'ja-JP' | 'en-US';

export const documentLanguages: readonly { value: DocumentLanguage; label: string }[] = [
  { value: 'ja-JP', label: '日本語' },
  { value: 'en-US', label: 'English(英語)' },
];
