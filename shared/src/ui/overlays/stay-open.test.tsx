import { Popover } from '@ark-ui/react/popover';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

it.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s stays open when what was open before it closes', async (_name, Above) => {
  const close = vi.fn<() => void>();
  const page = (below: boolean, above: boolean) => (
    <>
      <Popover.Root open={below}>
        <Popover.Positioner>
          <Popover.Content>メニュー</Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
      <Above open={above} onClose={close} title="料金が変わりました">
        本文
      </Above>
    </>
  );
  // Each takes its place among the open layers a frame after it was drawn.
  const hasLayer = async (text: string, index: string) =>
    waitFor(() =>
      expect(
        screen
          .getByText(text)
          .closest<HTMLElement>('[data-part=content]')
          ?.style.getPropertyValue('--layer-index'),
      ).toBe(index),
    );
  const { rerender } = render(page(true, false));
  await hasLayer('メニュー', '0');
  rerender(page(true, true));
  await hasLayer('料金が変わりました', '1');
  rerender(page(false, true));
  await hasLayer('料金が変わりました', '0');
  expect(close).not.toHaveBeenCalled();
});
