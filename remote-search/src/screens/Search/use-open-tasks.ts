import { formatDate, formatStay } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { paths } from '@yado/shared/routing/paths';
import { graphql, useFragment } from 'react-relay';
import type { useOpenTasks_myself$key } from './__generated__/useOpenTasks_myself.graphql';
import type { useOpenTasks_unsettled$key } from './__generated__/useOpenTasks_unsettled.graphql';
import type { useOpenTasks_upcoming$key } from './__generated__/useOpenTasks_upcoming.graphql';

export interface OpenTask {
  key: string;
  urgent: boolean;
  title: string;
  detail: string;
  path: string;
}

interface Sources {
  myself: useOpenTasks_myself$key | null;
  /** The person's own trips that are booked. */
  upcoming: useOpenTasks_upcoming$key;
  /** Those that the hotel has not answered. */
  unsettled: useOpenTasks_unsettled$key;
}

/** What the person should look at: open bookings, old trips of moved ones, lost mails, and invoices to be paid. */
export function useOpenTasks({ myself, upcoming, unsettled }: Sources): OpenTask[] {
  const { unpaidInvoices: invoices = [] } =
    useFragment(
      graphql`
        fragment useOpenTasks_myself on Myself {
          unpaidInvoices {
            id
            status
            dueDate
            startDate
            openPrice
          }
        }
      `,
      myself,
    ) ?? {};
  const waiting = useFragment(
    graphql`
      fragment useOpenTasks_unsettled on Travel @relay(plural: true) {
        id
        startDate
        endDate
        propertyContent {
          name
        }
      }
    `,
    unsettled,
  );
  const trips = useFragment(
    graphql`
      fragment useOpenTasks_upcoming on Travel @relay(plural: true) {
        id
        undeliveredMailAt
        propertyContent {
          name
        }
        previousTravelCancel {
          travel {
            id
          }
        }
      }
    `,
    upcoming,
  );
  return [
    ...invoices.map((invoice) => toInvoiceTask(invoice)),
    ...waiting.map(({ id, startDate, endDate, propertyContent: { name } }) => ({
      key: `unsettled:${id}`,
      urgent: false,
      title: '予約の成立を確認しています',
      detail: `${name} ${formatStay(startDate, endDate)}`,
      path: paths.trip(id),
    })),
    ...trips.flatMap(({ id, propertyContent: { name }, previousTravelCancel, undeliveredMailAt }) => [
      ...(previousTravelCancel
        ? [
            {
              key: `moved:${id}`,
              urgent: true,
              title: '変更前の予約が残っています',
              detail: name,
              path: paths.trip(previousTravelCancel.travel.id),
            },
          ]
        : []),
      ...(undeliveredMailAt
        ? [
            {
              key: `mail:${id}`,
              urgent: true,
              title: '予約のメールが届いていません',
              detail: name,
              path: paths.trip(id),
            },
          ]
        : []),
    ]),
  ].toSorted((a, b) => Number(b.urgent) - Number(a.urgent));
}

interface UnpaidInvoice {
  readonly id: string;
  readonly status: string;
  readonly dueDate: string;
  readonly startDate: string;
  readonly openPrice: number;
}

function toInvoiceTask({ id, status, dueDate, startDate, openPrice }: UnpaidInvoice): OpenTask {
  const late = status === 'OVERDUE';
  return {
    key: `invoice:${id}`,
    urgent: late,
    title: `${Number(startDate.slice(5, 7))}月分の請求書${late ? 'が支払期限を過ぎています' : 'のお支払い'}`,
    detail: `${formatYen(openPrice)}・支払期限 ${formatDate(dueDate)}`,
    path: paths.invoice(id),
  };
}
