/** What stands beside the card provider's fields: the only part of a card that we may keep. */
export interface CardEntry {
  nickname: string;
  holder: string;
}

const KEY = 'yado:card-entry';
const nothing: CardEntry = { nickname: '', holder: '' };

/** What was typed before the issuer's page was opened, so that a failed authentication does not cost it. */
export function readEntry(): CardEntry {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<CardEntry>) };
  } catch {
    return nothing;
  }
}

export function keepEntry(entry: CardEntry): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entry));
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
