import { formatYen, formatYenDifference } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { paths, type RateChoice } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';

interface Props {
  before: number;
  now: number;
  choice: RateChoice;
  onAccept: () => void;
}

/** Old, new and difference; nothing goes on without an explicit yes. */
export function PriceChanged({ before, now, choice, onAccept }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <h1 className={css({ textStyle: 'h1' })}>料金が変わりました</h1>
      <Banner tone="warning">ホテルに確認したところ、表示していた料金から変わっていました。</Banner>
      <Card>
        <DescriptionList
          layout="sums"
          items={[
            { term: '表示していた料金', description: formatYen(before) },
            { term: '現在の料金(税込)', description: formatYen(now), strong: true },
            { term: '差額', description: formatYenDifference(now - before) },
          ]}
        />
      </Card>
      <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
        <Button onClick={onAccept}>{formatYen(now)} で予約を続ける</Button>
        <LinkButton asChild variant="outline">
          <Link to={paths.hotel(choice.propertyId, choice.stay)}>部屋の一覧へ戻る</Link>
        </LinkButton>
      </div>
    </div>
  );
}
