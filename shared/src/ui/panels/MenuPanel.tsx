import { Menu as ArkMenu, useMenu } from '@ark-ui/react/menu';
import { cloneElement, Fragment, useEffect, useEffectEvent } from 'react';
import { menu } from '#styled/recipes';
import { inPlace } from '../overlays/floating.ts';
import type { MenuItem, MenuProps } from '../actions/Menu.tsx';

export interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items' | 'header' | 'placement'> {
  /** Ids of the button and of the panel it opens. */
  ids: { trigger: string; content: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The item that the key on its button starts with. */
  startAt: string | null;
}

/** What a Menu's button opens. */
export function MenuPanel({
  ids,
  label,
  items,
  header,
  placement,
  open,
  onOpenChange,
  startAt,
}: MenuPanelProps) {
  const styles = menu();
  const machine = useMenu({
    ids,
    positioning: { ...inPlace, placement, gutter: 6 },
    onOpenChange: (details) => onOpenChange(details.open),
  });
  const follow = useEffectEvent((next: boolean) => {
    machine.api.setOpen(next);
    if (next && startAt) machine.api.setHighlightedValue(startAt);
  });
  // Commanded rather than controlled: that closes a drawing later, and takes the focus from a dialog that an item opened.
  useEffect(() => follow(open), [open]);
  return (
    <ArkMenu.RootProvider value={machine} lazyMount unmountOnExit>
      <ArkMenu.Positioner>
        <ArkMenu.Content aria-label={label} className={styles.content}>
          {header && (
            <div role="presentation" className={styles.header}>
              {header}
            </div>
          )}
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separatorBefore && <ArkMenu.Separator className={styles.separator} />}
              <MenuRow item={item} className={styles.item} />
            </Fragment>
          ))}
        </ArkMenu.Content>
      </ArkMenu.Positioner>
    </ArkMenu.RootProvider>
  );
}

function MenuRow({ item, className }: { item: MenuItem; className: string | undefined }) {
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  return (
    <ArkMenu.Item
      value={item.id}
      disabled={item.disabled}
      // The clicked item, not the highlighted one as in the machine: a screen reader clicks without highlighting.
      onClick={item.disabled ? undefined : item.onSelect}
      data-tone={item.tone}
      asChild={Boolean(item.link)}
      className={className}
    >
      {item.link ? cloneElement(item.link, undefined, content) : content}
    </ArkMenu.Item>
  );
}
