import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useSearchParams } from '@yado/shared/router';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { KeywordSearch } from './KeywordSearch.tsx';

function Page() {
  const keyword = useSearchParams()[0].get('q') ?? '';
  return (
    <>
      <KeywordSearch label="名前" keyword={keyword} />
      <Link to="?q=さくら">さくら</Link>
      <p>{`探したもの: ${keyword}`}</p>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '名前' });

beforeAll(installTestSite);

describe('KeywordSearch', () => {
  it('keeps the focus where one searches, and shows the keyword as it was looked for', async () => {
    renderWithRelay(() => <Page />);
    await userEvent.type(box(), ' みらい {Enter}');
    expect(await screen.findByText('探したもの: みらい')).toBeTruthy();
    expect(box().value).toBe('みらい');
    expect(document.activeElement).toBe(box());
  });

  it('follows the address', async () => {
    renderWithRelay(() => <Page />, { path: '/?q=みらい' });
    expect(box().value).toBe('みらい');
    await userEvent.click(screen.getByRole('link', { name: 'さくら' }));
    expect(box().value).toBe('さくら');
  });
});
