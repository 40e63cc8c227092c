import type { AppContext } from '../../context.ts';
import { readItineraryWhenDue } from '../amendment/read-itinerary.ts';
import { resolveCancel } from '../amendment/resolve-cancel.ts';
import { resolveChange } from '../amendment/resolve-change.ts';
import { hasUnsentMail } from '../travel/mail-store.ts';
import { sendDueMails } from '../travel/send-due-mails.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';
import type { PartResult } from './part-result.ts';

type Part = (
  app: AppContext,
  attemptId: string,
  customer: { ip: string; sessionId: string },
) => Promise<PartResult>;

/** What the trip of an attempt may need in the background, each part for itself; without a trip they do nothing. */
export const processTravel = {
  async itinerary(app, attemptId, customer) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (!travel?.itinerary_next_read_at) return 'done';
    if (travel.itinerary_next_read_at > app.clock()) return 'waits';
    await readItineraryWhenDue(app, travel, customer);
    return 'done';
  },
  async cancel(app, attemptId, customer) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (!travel) return 'done';
    const now = app.clock();
    const rooms = await findTravelRooms(app.db, [travel.id]);
    const lost = rooms.filter(({ cancel_next_check_at: due }) => due !== null && due <= now);
    if (lost.length === 0) return rooms.some((room) => room.cancel_next_check_at) ? 'waits' : 'done';
    await resolveCancel(app, travel, lost, customer);
    return 'done';
  },
  async change(app, attemptId, customer) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (!travel) return 'done';
    const now = app.clock();
    const rooms = await findTravelRooms(app.db, [travel.id]);
    const changing = rooms.filter(({ change_next_check_at: due }) => due !== null && due <= now);
    if (changing.length === 0) return rooms.some((room) => room.change_next_check_at) ? 'waits' : 'done';
    await resolveChange(app, travel, changing, customer);
    return 'done';
  },
  async mail(app, attemptId) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (!travel) return 'done';
    await sendDueMails(app, travel.id);
    // One that went out says nothing of another one that fails.
    return (await hasUnsentMail(app.db, travel.id)) ? 'waits' : 'done';
  },
} satisfies Record<string, Part>;
