import { startQuery } from '@yado/shared/relay';
import { getSite } from '@yado/shared/site';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { useMemo, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { DeskPage } from '../common/DeskPage.tsx';
import { readColors } from './brand-entry.ts';
import { BrandSample } from './BrandSample.tsx';
import { ColorFields } from './ColorFields.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import { usePreviewedBrand } from './use-previewed-brand.ts';
import brandQuery, { type BrandScreenQuery } from './__generated__/BrandScreenQuery.graphql';

export function load(): PreloadedQuery<BrandScreenQuery> {
  return startQuery<BrandScreenQuery>(brandQuery, {});
}

/** How the agency's brand looks, in the published colors or in others that one tries. Publishing is a release. */
export function Screen({ data }: { data: PreloadedQuery<BrandScreenQuery> }) {
  const { myself } = usePreloadedQuery<BrandScreenQuery>(
    graphql`
      query BrandScreenQuery @throwOnFieldError {
        myself {
          agency {
            ...BrandSample_agency
          }
        }
      }
    `,
    data,
  );
  const { tenant, brand } = getSite();
  const [entry, setEntry] = useState(brand.colors);
  const colors = useMemo(() => readColors(entry), [entry]);
  usePreviewedBrand(colors);
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(colors, null, 2)).then(
      () => toast({ tone: 'success', title: '配色をコピーしました' }),
      () => toast({ tone: 'error', title: '配色をコピーできませんでした' }),
    );
  return (
    <DeskPage
      desk="agency"
      heading="ブランド表示"
      description="お客様に見えるロゴ、ボタン、連絡先、規約を確認し、ほかの配色を試せます。"
    >
      {tenant === 'default' && (
        <Banner announce="off">
          いまは標準のサイトを開いているため、標準の配色から始まります。公開中の配色は、貴社のアドレスで開くと確認できます。
        </Banner>
      )}
      {myself?.agency ? (
        <BrandSample agency={myself.agency} />
      ) : (
        <EmptyState title="代理店の情報がありません">運営へお問い合わせください。</EmptyState>
      )}
      <Card heading="配色を試す">
        <p className={css({ marginBottom: '4', color: 'text.muted' })}>
          入力した色は、この画面だけに表示されます。公開するには、配色をコピーして運営へお送りください。
        </p>
        <ColorFields
          entry={entry}
          onChange={(name, text) => setEntry((typed) => ({ ...typed, [name]: text }))}
        />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' })}>
          <Button
            variant="outline"
            startIcon={<Icon name="copy" />}
            disabled={!colors}
            onClick={() => void copy()}
          >
            配色をコピー
          </Button>
          <Button variant="ghost" onClick={() => setEntry(brand.colors)}>
            公開中の配色に戻す
          </Button>
        </div>
      </Card>
      <section
        aria-labelledby="brand-contrast"
        className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
        <h2 id="brand-contrast" className={css({ textStyle: 'h2' })}>
          読みやすさ
        </h2>
        <ContrastReport colors={colors} />
      </section>
    </DeskPage>
  );
}
