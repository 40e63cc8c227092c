import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { todayIn } from '@yado/shared/format/calendar-date';
import { saveFile } from '@yado/shared/files/save-file';
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { collectRows } from '../../lib/collect-rows.ts';
import { tripsCsv } from '../../lib/trips-csv.ts';
import type { BranchTravelsInput, useExportTripsQuery } from './__generated__/useExportTripsQuery.graphql';

const TRIPS_AT_ONCE = 100;

export type ExportEnding =
  | { kind: 'saved'; rows: number }
  | { kind: 'canceled' }
  | { kind: 'failed'; message: string };

/** How far an export that takes several requests is; null before that is known and when none runs. */
export interface ExportProgress {
  done: number;
  total: number;
}

/** Reads what the list's filter leaves, room by room, and saves it as a CSV file. Leaving the screen cancels. */
export function useExportTrips(input: BranchTravelsInput) {
  const environment = useRelayEnvironment();
  const running = useRef<AbortController | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exportTrips = async (): Promise<ExportEnding> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setIsExporting(true);
    const fetchPage = async (after: string | null) => {
      const answer = await fetchQuery<useExportTripsQuery>(
        environment,
        graphql`
          query useExportTripsQuery($input: TravelDetailsForCsvInput!, $first: Int!, $after: String)
          @throwOnFieldError {
            travelDetailsForCsv(input: $input, first: $first, after: $after) {
              totalCount
              pageInfo {
                hasNextPage
                endCursor
              }
              rows {
                travelNumber
                travelStatus
                companyName
                branchName
                employeeName
                companyIdByEmployee
                departmentIdByEmployee
                companyMemos
                hotelName
                city
                roomNumber
                roomName
                bookingStatus
                returned
                guestName
                checkin
                checkout
                totalNights
                paymentType
                paymentPrice
                refundPrice
                cancelRefundPrice
                finalPaymentPrice
                taxPrice
                taxParts {
                  ratePercent
                  price
                }
                billedTaxPrice
                taxBasis
                hotelRegistrationNumber
                isElsewhere
                deductiblePercent
                paperNumbers
                propertyPrice {
                  currency
                  value
                }
                freeCancelUntil
                alwaysFreeCancel
                canceledAt
                cancelReason
                itineraryId
                propertyConfirmationId
                externalConfirmationId
                bookedAt
              }
            }
          }
        `,
        { input: { filter: input }, first: TRIPS_AT_ONCE, after },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      if (!answer) throw new Error('the export was answered by nothing');
      const { rows, totalCount, pageInfo } = answer.travelDetailsForCsv;
      return { rows, totalCount, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
    };
    try {
      const rows = await collectRows({
        fetchPage,
        getKey: ({ travelNumber, roomNumber }) => `${travelNumber} ${roomNumber}`,
        onProgress: (done, total) => setProgress({ done, total }),
        signal,
        wait,
      });
      if (rows.length > 0) saveFile(`予約一覧_${todayIn()}.csv`, 'text/csv;charset=utf-8', tripsCsv(rows));
      return { kind: 'saved', rows: rows.length };
    } catch (error) {
      if (signal.aborted) return { kind: 'canceled' };
      return { kind: 'failed', message: actionFailureMessage('CSVの作成', error) };
    } finally {
      if (running.current === controller) {
        running.current = null;
        setIsExporting(false);
        setProgress(null);
      }
    }
  };
  return { exportTrips, isExporting, progress, cancel: () => running.current?.abort() };
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
  });
}
