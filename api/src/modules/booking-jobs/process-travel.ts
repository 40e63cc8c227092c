import type { AppContext } from '../../context.ts';
import { readItineraryWhenDue } from '../amendment/read-itinerary.ts';
import { resolveCancel } from '../amendment/resolve-cancel.ts';
import { resolveChange } from '../amendment/resolve-change.ts';
import { sendDueMails } from '../travel/send-due-mails.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';

type Part = (
  app: AppContext,
  attemptId: string,
  customer: { ip: string; sessionId: string },
) => Promise<void>;

/** What the trip of an attempt may need in the background, each part for itself; without a trip they do nothing. */
export const processTravel = {
  async itinerary(app, attemptId, customer) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (!travel?.itinerary_next_read_at || travel.itinerary_next_read_at > app.clock()) return;
    await readItineraryWhenDue(app, travel, customer);
  },
  async cancel(app, attemptId, customer) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (!travel) return;
    const now = app.clock();
    const rooms = await findTravelRooms(app.db, [travel.id]);
    const lost = rooms.filter(({ cancel_next_check_at: due }) => due !== null && due <= now);
    if (lost.length > 0) await resolveCancel(app, travel, lost, customer);
  },
  async change(app, attemptId, customer) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (!travel) return;
    const now = app.clock();
    const rooms = await findTravelRooms(app.db, [travel.id]);
    const changing = rooms.filter(({ change_next_check_at: due }) => due !== null && due <= now);
    if (changing.length > 0) await resolveChange(app, travel, changing, customer);
  },
  async mail(app, attemptId) {
    const travel = await findTravelBy(app.db, 'attempt_id', attemptId);
    if (travel) await sendDueMails(app, travel.id);
  },
} satisfies Record<string, Part>;
