import { Button } from '@yado/shared/ui/Button';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { toast } from '@yado/shared/ui/Toaster';
import { css } from '#styled/css';

interface Props {
  url: string;
  open: boolean;
  onClose: () => void;
}

/** The link to a hotel's public page: to copy, to hand to another app, to look at. */
export function ShareDialog({ url, open, onClose }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', title: 'リンクをコピーしました' });
    } catch {
      toast({
        tone: 'error',
        title: 'コピーできませんでした',
        description: '欄の中のリンクを選んでコピーしてください。',
      });
    }
  };
  // Leaving the other app's sheet without choosing one is no failure.
  const handOn = () => navigator.share({ url }).catch(() => {});
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="ホテルの情報を共有"
      closeOnOverlayClick
      footer={
        <>
          {typeof navigator.share === 'function' && (
            <Button variant="outline" startIcon={<Icon name="external" />} onClick={() => void handOn()}>
              ほかのアプリで送る
            </Button>
          )}
          <Button startIcon={<Icon name="copy" />} onClick={() => void copy()}>
            リンクをコピー
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <Field
          label="共有用のリンク"
          helper="このリンクを知っている人は、サインインせずにホテルの情報を見られます。料金と予約内容は表示されません。"
        >
          <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
        <TextLink external href={url}>
          共有される画面を見る
        </TextLink>
      </div>
    </Dialog>
  );
}
