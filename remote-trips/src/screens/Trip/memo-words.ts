import type { MemoKind } from '../../lib/viewer.ts';

/** What a memo is called and who reads it, by who writes it. */
export const memoWords: Readonly<Record<MemoKind, { title: string; readers: string }>> = {
  company: { title: '社内メモ', readers: 'この支店の方と旅行会社、運営担当者が見られます。' },
  agency: { title: '旅行会社のメモ', readers: 'この支店の方と旅行会社、運営担当者が見られます。' },
  operator: {
    title: '運営担当者のメモ',
    readers: 'この支店の方と運営担当者が見られます。旅行会社には表示されません。',
  },
};
