import { ArrangerPhones } from '../../components/ArrangerPhones.tsx';
import { MissingPage } from '../../components/MissingPage.tsx';

/** A guest's link whose time is over: the stay is long past, or the company is no customer any more. */
export function EndedTrip() {
  return (
    <MissingPage heading="宿泊確認書の公開は終了しました">
      <p>
        宿泊者用のリンクは、チェックアウトの30日後に終了します。ご予約された会社のご利用が終了したときも終了します。
      </p>
      <p>
        宿泊確認書がまだ必要な場合は、リンクを送った方に、予約の詳細の画面で新しいリンクを発行するようご依頼ください。
      </p>
      <ArrangerPhones />
    </MissingPage>
  );
}
