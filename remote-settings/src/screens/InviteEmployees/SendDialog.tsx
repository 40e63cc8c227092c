import { formatCount } from '@yado/shared/format/counts';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { css } from '#styled/css';

interface Props {
  open: boolean;
  good: number;
  bad: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** The yes before mails go out: to how many, and what is left out. */
export function SendDialog({ open, good, bad, onClose, onConfirm }: Props) {
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={`${formatCount(good, '名')}に招待メールを送りますか`}
      confirmLabel="送信する"
      onConfirm={onConfirm}
    >
      {bad > 0 && (
        <p className={css({ marginBottom: '3' })}>
          直すところがある{formatCount(bad, '行')}には送りません。送ったあとで直せます。
        </p>
      )}
      <p>届いたリンクから登録した人は、この支店の社員として予約できるようになります。</p>
    </AlertDialog>
  );
}
