import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import type { FloatingPlacement } from './floating.ts';
import { LatePart } from './LatePart.tsx';

export interface PopoverProps {
  /** A Button or IconButton; what it does when pressed is replaced. */
  trigger: ReactElement<ComponentProps<'button'>>;
  title?: ReactNode;
  /** Names the popover when it has no title. */
  label?: string;
  children: ReactNode;
  placement?: FloatingPlacement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** On a phone it comes from below, over the whole width, and needs a `label` or `title`. */
  sheet?: boolean;
  className?: string;
}

/** At most 320 px wide; may hold buttons and fields, so it takes the focus. */
export function Popover({
  trigger,
  placement = 'bottom-start',
  open,
  onOpenChange,
  ...content
}: PopoverProps) {
  const id = useId();
  const ids = { trigger: `${id}-trigger`, content: `${id}-content` };
  const [opened, setOpened] = useState(false);
  const isOpen = open ?? opened;
  const setOpen = (next: boolean) => {
    setOpened(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {cloneElement(trigger, {
        type: 'button',
        id: ids.trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? ids.content : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      <LatePart
        wanted={isOpen}
        load={loadPanel}
        giveUp={() => setOpen(false)}
        props={{ ...content, ids, placement, open: isOpen, onOpenChange: setOpen }}
      />
    </>
  );
}

const loadPanel = async () => (await import('../panels/PopoverPanel.tsx')).PopoverPanel;
