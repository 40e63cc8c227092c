import type { Page } from '@playwright/test';

interface Interaction {
  name: string;
  /** Brings the page to the state in which the user begins. */
  open: (page: Page) => Promise<void>;
  /** What the user does; each key and click is measured. */
  act: (page: Page) => Promise<void>;
}

/** The country: every hotel of it at once. */
const JAPAN = '1001';

const day = (ahead: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(Date.now() + ahead * 86_400_000);

export const interactions: Interaction[] = [
  {
    name: 'typing a destination',
    open: openSearch,
    act: typeDestination,
  },
  {
    name: 'typing a destination while the page starts',
    open: startSearch,
    act: typeDestination,
  },
  {
    name: 'opening the calendar and the rooms',
    open: openSearch,
    act: async (page) => {
      await page.getByRole('button', { name: /^チェックイン / }).click();
      await page.getByRole('dialog', { name: '宿泊日を選択' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^部屋・人数/ }).click();
      await page.getByRole('dialog', { name: '部屋と人数' }).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'filtering 2,000 results',
    open: async (page) => {
      const query = new URLSearchParams({
        q: '日本',
        region: JAPAN,
        checkin: day(60),
        checkout: day(61),
        room: '1',
      });
      await page.goto(`/hotels?${query}`);
      await page.getByRole('article').first().waitFor();
      // When nothing moves: the map's first drawing keeps any page busy without a graphics card.
      await page.getByText(/軒を地図に表示$/).waitFor();
    },
    act: async (page) => {
      for (const name of [/^無料キャンセル/, /^4つ星/]) {
        await page.getByRole('checkbox', { name }).first().click({ force: true });
        await page.getByRole('article').first().waitFor();
      }
    },
  },
];

/** The box is there before the scripts are. */
async function startSearch(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: '目的地' }).waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: '目的地' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function typeDestination(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: '目的地' });
  await field.click();
  await field.pressSequentially('shinjuku', { delay: 120 });
  await page.getByRole('option').first().waitFor();
}
