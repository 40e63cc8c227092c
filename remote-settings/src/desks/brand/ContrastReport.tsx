import type { BrandColors } from '@yado/shared/contract/release-document';
import { brandContrastProblems } from '@yado/shared/tokens/brand-contrast';
import { Banner } from '@yado/shared/ui/Banner';
import { Table } from '@yado/shared/ui/Table';
import { pairText } from './pair-text.ts';

type Problem = ReturnType<typeof brandContrastProblems>[number];

/** Whether every pair of colors can be read; a brand with a faint pair can't be published. */
export function ContrastReport({ colors }: { colors: BrandColors | null }) {
  if (!colors) return <Banner tone="warning">色をすべて入力すると、読みやすさを確認できます。</Banner>;
  const problems = brandContrastProblems(colors);
  if (problems.length === 0) {
    return (
      <Banner tone="success" title="読みやすさの基準(WCAG AA)を満たしています">
        明るい画面と暗い画面の、すべての組み合わせを確認しました。
      </Banner>
    );
  }
  return (
    <>
      <Banner tone="error" title={`${problems.length}組の色が読みにくい組み合わせです`}>
        基準を満たさない配色は公開できません。
      </Banner>
      <Table<Problem>
        caption="基準を満たさない組み合わせ"
        rows={problems}
        rowKey={({ pair }) => pair}
        columns={[
          { id: 'pair', header: '前景 / 背景', primary: true, cell: ({ pair }) => pairText(pair) },
          { id: 'mode', header: '画面', cell: ({ pair }) => (pair.includes('(dark)') ? '暗い' : '明るい') },
          { id: 'ratio', header: '比', align: 'end', cell: ({ ratio }) => ratio.toFixed(2) },
          { id: 'required', header: '必要な比', align: 'end', cell: ({ required }) => required.toFixed(1) },
        ]}
      />
    </>
  );
}
