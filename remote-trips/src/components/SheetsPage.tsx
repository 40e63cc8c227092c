import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Icon, type IconName } from '@yado/shared/ui/Icon';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import type { ReactNode } from 'react';
import { roomNumbersToParams } from '../lib/voucher-choice.ts';
import { BackLink } from './BackLink.tsx';
import { PrintedSheets } from './PrintedSheets.tsx';
import { SheetChooser } from './SheetChooser.tsx';
import { TripsPage } from './TripsPage.tsx';
import type { RoomCheckboxes_room$key } from './__generated__/RoomCheckboxes_room.graphql';

type Room = RoomCheckboxes_room$key[number] & { readonly roomNumber: number };
interface Props<S extends { room: Room }> {
  title: string;
  description: string;
  travelId: string;
  /** Path of this page; the chosen rooms are appended as a query. */
  path: string;
  /** What the rooms are chosen for. */
  chooserLabel: string;
  /** One per room that has a sheet. */
  sheets: readonly S[];
  /** Room numbers out of the address; null for all. */
  chosen: readonly number[] | null;
  empty: { icon: IconName; title: string; text: string };
  /** Above the sheets, for the rooms that are chosen. */
  tools?: (roomNumbers: number[]) => ReactNode;
  children: (sheet: S) => ReactNode;
}

/** Sheets of a trip's rooms, one A4 page each: choose rooms, look at them, print. */
export function SheetsPage<S extends { room: Room }>(props: Props<S>) {
  const { title, travelId, path, sheets, chosen, empty, tools, children } = props;
  const navigate = useNavigate();
  const all = sheets.map(({ room }) => room.roomNumber);
  const shown = chosen ?? all;
  const shownSheets = sheets.filter(({ room }) => shown.includes(room.roomNumber));
  const choose = (numbers: readonly number[]) => {
    const params = roomNumbersToParams(numbers, all).toString();
    void navigate(params ? `${path}?${params}` : path, { replace: true, preventScrollReset: true });
  };
  return (
    <TripsPage>
      <PageTitle>{title}</PageTitle>
      <div data-print="hide">
        <PageHeader
          title={title}
          back={<BackLink to={paths.trip(travelId)}>予約の詳細</BackLink>}
          description={props.description}
          actions={
            shownSheets.length > 0 && (
              <Button startIcon={<Icon name="print" />} onClick={() => window.print()}>
                {shownSheets.length}室分を印刷
              </Button>
            )
          }
        />
      </div>
      {sheets.length > 1 && (
        <SheetChooser
          label={props.chooserLabel}
          rooms={sheets.map(({ room }) => room)}
          chosen={shown}
          onChange={choose}
        />
      )}
      {shownSheets.length > 0 && tools?.(shownSheets.map(({ room }) => room.roomNumber))}
      {sheets.length === 0 && (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      {sheets.length > 0 && shownSheets.length === 0 && (
        <EmptyState icon="print" title="客室が選ばれていません">
          印刷する客室を選んでください。
        </EmptyState>
      )}
      <PrintedSheets>{shownSheets.map(children)}</PrintedSheets>
    </TripsPage>
  );
}
