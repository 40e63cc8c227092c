import { Menu as ArkMenu } from '@ark-ui/react/menu';
import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { menu } from '#styled/recipes';
import { type FloatingPlacement, inPlace } from './floating.ts';

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
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Names the menu for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** Above the items: who is signed in, for instance. Not reachable by arrow keys. */
  header?: ReactNode;
  placement?: FloatingPlacement;
}

export function Menu({ trigger, label, items, header, placement = 'bottom-end' }: MenuProps) {
  const styles = menu();
  return (
    <ArkMenu.Root
      positioning={{ ...inPlace, placement, gutter: 6 }}
      onSelect={({ value }) => items.find((item) => item.id === value)?.onSelect?.()}
      lazyMount
      unmountOnExit
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
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
