import { Link } from '@yado/shared/router';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import type { Desk } from './desk.ts';
import { DeskPage } from './DeskPage.tsx';

interface Props {
  desk: Desk;
  /** What there is none of, e.g. 支店. */
  what: string;
  list: string;
}

/** The same words for what never was and for what this desk does not reach. */
export function Missing({ desk, what, list }: Props) {
  return (
    <DeskPage desk={desk} heading={`${what}が見つかりません`}>
      <EmptyState
        title="アドレスを確認してください"
        action={
          <LinkButton asChild>
            <Link to={list}>{what}の一覧へ</Link>
          </LinkButton>
        }
      >
        URLが正しくないか、この{what}を担当していません。
      </EmptyState>
    </DeskPage>
  );
}
