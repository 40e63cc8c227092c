import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import type { FloatingPlacement } from '../overlays/floating.ts';
import { LatePart } from '../overlays/LatePart.tsx';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** An empty link element that the item becomes, e.g. `<Link to="/trips" />`. */
  link?: ReactElement<{ children?: ReactNode }>;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  separatorBefore?: boolean;
}

export interface MenuProps {
  /** A Button or IconButton; what it does when pressed is replaced. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Names the menu for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** Above the items: who is signed in, for instance. Not reachable by arrow keys. */
  header?: ReactNode;
  placement?: FloatingPlacement;
}

/** The button is there at once; what it opens comes when it is first wanted. */
export function Menu({ trigger, items, placement = 'bottom-end', ...content }: MenuProps) {
  const id = useId();
  const ids = { trigger: `${id}-trigger`, content: `${id}-content` };
  const [open, setOpen] = useState(false);
  const [startAt, setStartAt] = useState<string | null>(null);
  const openAt = (item: MenuItem | undefined) => {
    setStartAt(item?.id ?? null);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const enabled = items.filter(({ disabled }) => !disabled);
    if (['ArrowDown', 'Enter', ' '].includes(event.key)) openAt(enabled[0]);
    else if (event.key === 'ArrowUp') openAt(enabled.at(-1));
    else return;
    // No click besides, which would close it.
    event.preventDefault();
  };
  return (
    <>
      {cloneElement(trigger, {
        type: 'button',
        id: ids.trigger,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? ids.content : undefined,
        onClick: () => (open ? setOpen(false) : openAt(undefined)),
        onKeyDown,
      })}
      <LatePart
        wanted={open}
        load={loadPanel}
        giveUp={() => setOpen(false)}
        props={{ ...content, ids, items, placement, open, onOpenChange: setOpen, startAt }}
      />
    </>
  );
}

const loadPanel = async () => (await import('../panels/MenuPanel.tsx')).MenuPanel;
