import { LinkActions } from '@yado/shared/components/LinkActions';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { TextLink } from '@yado/shared/ui/TextLink';
import { css } from '#styled/css';

interface Props {
  url: string;
  open: boolean;
  onClose: () => void;
}

/** The link to a hotel's public page: to copy, to hand to another app, to look at. */
export function ShareDialog({ url, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="ホテルの情報を共有"
      closeOnOverlayClick
      footer={<LinkActions url={url} variant="solid" />}
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <Field
          label="共有用のリンク"
          helper="このリンクを知っている人は、サインインせずにホテルの情報を見られます。宿泊料金と予約内容は表示されません。現地で支払う料金の案内は表示されます。"
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
