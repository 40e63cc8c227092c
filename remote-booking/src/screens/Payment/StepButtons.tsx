import { Link } from '@yado/shared/router';
import { Button } from '@yado/shared/ui/Button';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';

export function StepButtons({ back }: { back: string }) {
  return (
    <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
      <Button type="submit" size="lg">
        内容の確認へ進む
      </Button>
      <LinkButton asChild variant="ghost" size="lg">
        <Link to={back}>宿泊者の情報へ戻る</Link>
      </LinkButton>
    </div>
  );
}
