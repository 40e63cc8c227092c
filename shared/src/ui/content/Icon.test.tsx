import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Icon, type IconName } from './Icon.tsx';
import { iconPaths } from './icon-paths.ts';

it('is accessible with and without a label', async () => {
  render(
    <>
      <Icon name="wifi" label="無料Wi-Fi" />
      <Icon name="star" />
    </>,
  );
  expect(await axeFindings()).toEqual([]);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('draws every icon with distinct strokes', () => {
  for (const [name, paths] of Object.entries(iconPaths)) {
    const { container, unmount } = render(<Icon name={name as IconName} />);
    expect(container.querySelectorAll('path')).toHaveLength(new Set(paths).size);
    unmount();
  }
});
