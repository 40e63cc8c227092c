/** What is beside the card provider's fields: the only part of a card that we may keep. */
export interface CardEntry {
  nickname: string;
  holder: string;
}

const KEY = 'yado:card-entry';
const nothing: CardEntry = { nickname: '', holder: '' };

/**
 * What was typed before the issuer's page was opened, so that a failed authentication does not cost it. The storage
 * outlives the session: what somebody else left there is dropped.
 */
export function readEntry(userId: string): CardEntry {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<CardEntry & { userId: string }>;
    if (kept.userId === userId) return { nickname: kept.nickname ?? '', holder: kept.holder ?? '' };
  } catch {
    // Unreadable: as good as somebody else's.
  }
  dropEntry();
  return nothing;
}

export function keepEntry(userId: string, { nickname, holder }: CardEntry): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, nickname, holder }));
  } catch {
    // Storage may be full or forbidden: the names are then typed again.
  }
}

export function dropEntry(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above: then nothing was kept.
  }
}
