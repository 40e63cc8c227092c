import { Link, useLocation } from '@yado/shared/router';
import type { HotelView } from '@yado/shared/routing/hotel-view';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { css } from '#styled/css';
import { ShareHotelButton } from '../../components/ShareHotelButton.tsx';

interface Props {
  hotelId: string;
  stay: Stay | null;
  view: HotelView;
}

/** What one does with the page itself: hand it on, put it on paper, read it in the other language. */
export function HotelActions({ hotelId, stay, view }: Props) {
  const { state } = useLocation();
  const english = view.language === 'en';
  const other: HotelView = { ...view, language: english ? undefined : 'en' };
  return (
    <div data-print="hide" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      <ShareHotelButton hotelId={hotelId} />
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon name="print" size={18} />}
        onClick={() => window.print()}
      >
        印刷
      </Button>
      <LinkButton asChild variant="outline" size="sm">
        <Link
          to={paths.hotel(hotelId, stay ?? undefined, other)}
          state={state}
          preventScrollReset
          lang={english ? 'ja' : 'en'}
        >
          {english ? '日本語で表示' : 'View in English'}
        </Link>
      </LinkButton>
    </div>
  );
}
