import { Menu as ArkMenu } from '@ark-ui/react/menu';
import { cloneElement, Fragment } from 'react';
import { menu } from '#styled/recipes';
import { inPlace } from '../floating.ts';
import type { MenuItem, MenuProps } from '../Menu.tsx';
import { useOpenLate } from '../use-open-late.ts';

export interface MenuPanelProps extends Pick<MenuProps, 'label' | 'items' | 'header' | 'placement'> {
  /** Of its button and of what it opens. */
  ids: { trigger: string; content: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
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
  highlighted,
  onHighlight,
}: MenuPanelProps) {
  const styles = menu();
  return (
    <ArkMenu.Root
      ids={ids}
      open={useOpenLate(open, false)}
      onOpenChange={(details) => onOpenChange(details.open)}
      highlightedValue={highlighted}
      onHighlightChange={(details) => onHighlight(details.highlightedValue)}
      positioning={{ ...inPlace, placement, gutter: 6 }}
      onSelect={({ value }) => items.find((item) => item.id === value)?.onSelect?.()}
      lazyMount
      unmountOnExit
    >
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
    </ArkMenu.Root>
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
      data-tone={item.tone}
      asChild={Boolean(item.link)}
      className={className}
    >
      {item.link ? cloneElement(item.link, undefined, content) : content}
    </ArkMenu.Item>
  );
}
