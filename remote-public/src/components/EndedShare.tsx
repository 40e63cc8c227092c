import { ArrangerPhones } from './ArrangerPhones.tsx';
import { MissingPage } from './MissingPage.tsx';

/** A key that opens nothing: mistyped or revoked, which the answer never tells apart. */
export function EndedShare({ heading }: { heading: string }) {
  return (
    <MissingPage heading={heading}>
      <p>URLが正しくないか、公開が終了しています。受け取ったリンクをもう一度お確かめください。</p>
      <p>公開が終了している場合は、リンクを送った方に新しいリンクをご依頼ください。</p>
      <ArrangerPhones />
    </MissingPage>
  );
}
