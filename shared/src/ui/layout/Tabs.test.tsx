import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeFindings } from '../_axe.ts';
import { Tabs } from './Tabs.tsx';

it('is accessible', async () => {
  render(<Example />);
  expect(await axeFindings()).toEqual([]);
});

it('mounts only what is chosen', async () => {
  render(<Example />);
  expect(screen.queryByText('とても静かでした')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'クチコミ' }));
  expect(screen.getByRole('tabpanel', { name: 'クチコミ' }).textContent).toBe('とても静かでした');
  await waitFor(() => expect(screen.queryByText('シングル')).toBeNull());
});

function Example() {
  const [value, setValue] = useState<'rooms' | 'reviews'>('rooms');
  return (
    <Tabs
      label="ホテルの情報"
      value={value}
      onChange={setValue}
      items={[
        { value: 'rooms', label: '部屋', count: 12, content: 'シングル' },
        { value: 'reviews', label: 'クチコミ', content: 'とても静かでした' },
      ]}
    />
  );
}
