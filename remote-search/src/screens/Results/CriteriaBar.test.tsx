import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { findOperation } from '@yado/shared/testing/find-operation';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { CriteriaBar } from './CriteriaBar.tsx';

const STAY = 'checkin=2026-12-10&checkout=2026-12-12&room=1';
const PLACE = `q=東京&region=1&${STAY}`;

/** Loads its addresses one after another, as the route does. */
function Addresses({ texts }: { texts: readonly string[] }) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        次のアドレス
      </button>
      <CriteriaBar
        search={searchFromParams(new URLSearchParams(texts[index]))}
        owner="u1"
        startOpen={false}
      />
    </>
  );
}

beforeAll(installTestSite);

describe('CriteriaBar', () => {
  it('keeps what is typed while the list is ordered again, and follows the address to another place', async () => {
    const user = userEvent.setup();
    const other = PLACE.replace('東京&region=1', '大阪&region=2');
    renderWithRelay(() => <Addresses texts={[PLACE, `${PLACE}&sort=price&star=4`, other]} />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /目的地/ });
    await user.clear(box);
    await user.type(box, '京都');
    await user.click(screen.getByRole('button', { name: '次のアドレス' }));
    expect(box.value).toBe('京都');
    await user.click(screen.getByRole('button', { name: '次のアドレス' }));
    expect(box.value).toBe('大阪');
  });

  it('looks each address up whose place is only typed, one after another', async () => {
    const user = userEvent.setup();
    const typed = ['どこか', 'どこにも'].map((text) => `q=${text}&${STAY}`);
    const { environment } = renderWithRelay(() => <Addresses texts={typed} />);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /目的地/ });
    // The first one is found.
    await waitFor(() => expect(box.value).not.toBe('どこか'));
    await user.click(screen.getByRole('button', { name: '次のアドレス' }));
    const { request } = await findOperation(environment);
    expect(JSON.stringify(request.variables)).toContain('どこにも');
  });
});
