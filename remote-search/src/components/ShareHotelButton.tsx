import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { LatePart } from '@yado/shared/ui/LatePart';
import { toast } from '@yado/shared/ui/Toaster';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useState } from 'react';
import { useShareHotel } from './use-share-hotel.ts';

interface Props {
  hotelId: string;
  /** Where several hotels are on one screen. */
  hotelName?: string;
}

/** Makes the hotel's link for people without an account, and shows it. */
export function ShareHotelButton({ hotelId, hotelName }: Props) {
  const [shareHotel, isSharing] = useShareHotel();
  const [url, setUrl] = useState('');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const share = async () => {
    const result = await shareHotel({ epsPropertyId: hotelId });
    if (result.kind === 'unknown') {
      toast({ tone: 'error', title: actionFailureMessage('リンクの作成', result.error) });
    } else if (result.data) {
      setUrl(result.data.url);
      setOpen(true);
    } else {
      toast({
        tone: 'error',
        title: 'リンクを作れませんでした',
        description: 'このホテルの掲載が終了したか、支店に所属していないため共有できません。',
      });
    }
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon name="external" size={18} />}
        loading={isSharing}
        loadingText="リンクを作っています"
        onClick={() => void share()}
      >
        共有
        {hotelName && <VisuallyHidden>: {hotelName}</VisuallyHidden>}
      </Button>
      <LatePart wanted={open} load={loadDialog} giveUp={close} props={{ url, open, onClose: close }} />
    </>
  );
}

const loadDialog = async () => (await import('./ShareDialog.tsx')).ShareDialog;
