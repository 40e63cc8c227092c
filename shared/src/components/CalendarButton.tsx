import { paths } from '@yado/shared/routing/paths';
import { Button, type ButtonProps } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { addressText } from '../format/address-text.ts';
import { findFreeCancel } from '../files/find-free-cancel.ts';
import { saveFile } from '../files/save-file.ts';
import type { CalendarButton_travel$key } from './__generated__/CalendarButton_travel.graphql';

interface Props {
  travel: CalendarButton_travel$key;
  size?: ButtonProps['size'];
}

/** The stay and its free-cancellation deadline for one's own calendar. */
export function CalendarButton({ travel, size }: Props) {
  const trip = useFragment(
    graphql`
      fragment CalendarButton_travel on Travel {
        id
        travelNumber
        startDate
        endDate
        propertyContent {
          name
          phone
          timeZone
          countryCode
          address {
            stateProvinceName
            city
            line1
            line2
          }
          importantNotes {
            checkin {
              beginTime
              checkoutTime
            }
          }
        }
        expediaHotelRooms {
          bookingStatus
          familyName
          givenName
        }
        itinerary {
          rooms {
            status
            rate {
              cancelTimeline {
                freeUntil
                alwaysFree
              }
            }
          }
        }
      }
    `,
    travel,
  );
  const rooms = trip.expediaHotelRooms.filter(
    ({ bookingStatus }) => bookingStatus !== 'CANCELED' && bookingStatus !== 'FAILED',
  );
  const [isMaking, setIsMaking] = useState(false);
  const save = async () => {
    setIsMaking(true);
    try {
      const { calendarFile } = await import(
        /* webpackChunkName: "calendar-file" */ '../files/calendar-file.ts'
      );
      const { name, phone, timeZone, address, countryCode, importantNotes } = trip.propertyContent;
      const text = calendarFile({
        id: trip.id,
        travelNumber: trip.travelNumber,
        hotelName: name,
        address: addressText(address, countryCode),
        phone: phone ?? null,
        guests: rooms.map(({ familyName, givenName }) => `${familyName} ${givenName}`),
        checkin: trip.startDate,
        checkout: trip.endDate,
        checkinTime: importantNotes.checkin.beginTime ?? null,
        checkoutTime: importantNotes.checkin.checkoutTime ?? null,
        timeZone,
        freeUntil: findFreeCancel(trip.itinerary?.rooms ?? []).freeUntil ?? null,
        url: window.location.origin + paths.trip(trip.id),
      });
      saveFile(`${trip.travelNumber}.ics`, 'text/calendar;charset=utf-8', text);
    } catch {
      toast({
        tone: 'error',
        title: 'カレンダーのファイルを作れませんでした',
        description: '接続を確かめてから、もう一度お試しください。',
      });
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <Button
      variant="outline"
      size={size}
      startIcon={<Icon name="calendar" />}
      loading={isMaking}
      loadingText="カレンダーのファイルを作っています"
      onClick={() => void save()}
    >
      カレンダーに追加
    </Button>
  );
}
