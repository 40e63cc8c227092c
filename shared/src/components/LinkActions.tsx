import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';

interface Props {
  url: string;
  /** What the other app names it. */
  title?: string;
  /** How prominent the copy button is: a dialog's main action is solid. */
  variant?: 'solid' | 'outline';
}

/** What one does with a link for others: hand it to another app, where the device can, or copy it. */
export function LinkActions({ url, title, variant = 'outline' }: Props) {
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
  const handOn = () => void navigator.share({ title, url }).catch(() => {});
  return (
    <>
      {'share' in navigator && (
        <Button variant="outline" startIcon={<Icon name="external" />} onClick={handOn}>
          ほかのアプリで送る
        </Button>
      )}
      <Button variant={variant} startIcon={<Icon name="copy" />} onClick={() => void copy()}>
        リンクをコピー
      </Button>
    </>
  );
}
