import { formatInstant } from '@yado/shared/format/instants';
import { serverNow } from '@yado/shared/format/server-clock';
import { Banner } from '@yado/shared/ui/Banner';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SupportContact } from '../../components/SupportContact.tsx';
import type { OutcomePending_travel$key } from './__generated__/OutcomePending_travel.graphql';
import { useFollowTravel } from './use-follow-travel.ts';

/** Longer than the supplier needs even on a bad day; support then has it on its list as well. */
const LONG_MS = 3 * 60_000;

/** The supplier's answer is not known yet. It is asked for until it is; nothing here is called a failure. */
export function OutcomePending({ travel }: { travel: OutcomePending_travel$key }) {
  const { id, travelNumber, email, createdAt } = useFragment(
    graphql`
      fragment OutcomePending_travel on Travel {
        id
        travelNumber
        email
        createdAt
      }
    `,
    travel,
  );
  const { isUnreachable } = useFollowTravel(id, true);
  const isLong = useOlderThan(createdAt, LONG_MS);
  return (
    <Banner tone="info" title={`確認中 — 予約番号 ${travelNumber}`}>
      <p>
        ホテルへの予約は送りました。いま返事を待っています。ふつうは1分以内、長くても30分ほどで分かります。
      </p>
      <p>
        結果が分かりしだい、この画面が切り替わり、{email}
        へメールも届きます。ページを閉じてもかまいません。同じ予約をもう一度行わないでください。
      </p>
      {isUnreachable && <p>いまサーバーに接続できません。接続が戻りしだい、自動で確認します。</p>}
      {isLong && (
        <SupportContact>
          {formatInstant(createdAt)}
          から確認を続けています。担当者も確認していますので、お急ぎのときは予約番号をお知らせください。
        </SupportContact>
      )}
    </Banner>
  );
}

function useOlderThan(instant: string, age: number): boolean {
  const [isOld, setIsOld] = useState(() => serverNow().getTime() - Date.parse(instant) > age);
  useEffect(() => {
    if (isOld) return;
    const timer = setTimeout(() => setIsOld(true), Date.parse(instant) + age - serverNow().getTime());
    return () => clearTimeout(timer);
  }, [instant, age, isOld]);
  return isOld;
}
