import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/request-context.ts';
import { findPapersRooms, findReceiptLines, findReceipts, type PapersRoom } from './receipt-store.ts';
import type { ReceiptLineRow, ReceiptRow } from './tables.ts';

/** What a request knows of the papers of one trip. */
export interface TripPapers {
  rooms: PapersRoom[];
  receipts: ReceiptRow[];
  lines: ReadonlyMap<string, ReceiptLineRow[]>;
}

const loadersByRequest = new WeakMap<RequestContext['loaders'], DataLoader<string, TripPapers>>();

/** The papers of a trip that the viewer may see, read once for a request. */
export function loadTripPapers(
  { app: { db }, loaders }: RequestContext,
  travelId: string,
): Promise<TripPapers> {
  let loader = loadersByRequest.get(loaders);
  if (!loader) {
    loader = new DataLoader((ids) =>
      Promise.all(
        ids.map(async (id): Promise<TripPapers> => {
          const receipts = await findReceipts(db, id);
          const lines = await findReceiptLines(
            db,
            receipts.map((receipt) => receipt.id),
          );
          return {
            rooms: await findPapersRooms(db, id),
            receipts,
            lines: Map.groupBy(lines, ({ receipt_id }) => receipt_id),
          };
        }),
      ),
    );
    loadersByRequest.set(loaders, loader);
  }
  return loader.load(travelId);
}
