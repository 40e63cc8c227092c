import type { AppContext } from '../../context.ts';
import { dropCancel } from './cancel-store.ts';
import { endKeptWhenAnswered } from './end-kept.ts';
import { withdrawChoice } from './settle-choice.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { lockTravel } from '../travel/travel-store.ts';

/** The room stays booked: its cancellation is over, and with the last one what was chosen for it. */
export async function dropRoomCancel(app: AppContext, travel: TravelRow, room: TravelRoomRow): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await lockTravel(tx, travel.id);
    await dropCancel(tx, room);
    await withdrawChoice(tx, travel.id, now);
    await endKeptWhenAnswered(app, tx, travel.id, now);
  });
}
