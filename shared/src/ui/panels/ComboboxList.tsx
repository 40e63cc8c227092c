import {
  Combobox as ArkCombobox,
  createListCollection,
  type UseComboboxProps,
  useCombobox,
} from '@ark-ui/react/combobox';
import { Highlight } from '@ark-ui/react/highlight';
import {
  type ChangeEvent,
  type FocusEvent,
  Fragment,
  type MouseEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
} from 'react';
import { combobox } from '#styled/recipes';
import type {
  ComboboxCaret,
  ComboboxHandlers,
  ComboboxItem,
  ComboboxProps,
  ComboboxUse,
} from '../fields/Combobox.tsx';
import { inPlace } from '../overlays/floating.ts';
import { Icon } from '../content/Icon.tsx';
import { useDeferredOpen } from '../overlays/use-deferred-open.ts';

export interface ComboboxListProps
  extends Required<
    Pick<ComboboxProps, 'items' | 'inputValue' | 'loading' | 'emptyText' | 'highlight' | 'autoHighlight'>
  > {
  /** Ids of the text box, of its frame and of the list. */
  ids: NonNullable<UseComboboxProps<ComboboxItem>['ids']>;
  /** Where the text box finds what to do with its events. */
  handlersRef: RefObject<ComboboxHandlers>;
  caretRef: RefObject<ComboboxCaret | null>;
  /** What the text box was used for before the list was there. */
  lastUse: ComboboxUse | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id of an item. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  onSelect: (id: string) => void;
}

/** The suggestions of a Combobox, and what its text box does about them. */
export function ComboboxList({
  ids,
  handlersRef,
  caretRef,
  lastUse,
  items,
  inputValue,
  loading,
  emptyText,
  highlight,
  autoHighlight,
  open,
  onOpenChange,
  highlighted,
  onHighlight,
  onSelect,
}: ComboboxListProps) {
  const styles = combobox();
  const collection = useMemo(
    () =>
      createListCollection({
        items: byGroup(items),
        itemToValue: (item) => item.id,
        itemToString: (item) => item.label,
      }),
    [items],
  );
  const machine = useCombobox({
    ids,
    collection,
    open: useDeferredOpen(open, false),
    onOpenChange: (details) => onOpenChange(details.open),
    value: [],
    // It takes what was typed and reports nothing: the text box does.
    inputValue,
    onValueChange: ({ value: [id] }) => {
      if (id !== undefined) onSelect(id);
    },
    inputBehavior: autoHighlight ? 'autohighlight' : 'none',
    highlightedValue: highlighted,
    onHighlightChange: (details) => onHighlight(details.highlightedValue),
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    openOnClick: items.length > 0,
    openOnChange: true,
    positioning: { ...inPlace, placement: 'bottom-start', gutter: 4, sameWidth: false },
  });
  useLayoutEffect(() => {
    handlersRef.current = machine.getInputProps();
  });
  // The machine takes the caret to the end when items change together with the text. Its microtask comes before this one.
  useEffect(() => {
    const input = document.getElementById(ids.input ?? '');
    queueMicrotask(() => {
      const { value, start, end } = caretRef.current ?? {};
      if (!(input instanceof HTMLInputElement) || input.value !== value) return;
      if (input.selectionStart !== start || input.selectionEnd !== end)
        input.setSelectionRange(start ?? null, end ?? null);
    });
  }, [caretRef, ids.input, inputValue]);
  const catchUp = useEffectEvent(() => {
    const input = document.getElementById(ids.input ?? '');
    if (!lastUse || !input) return;
    const { onFocus, onClick, onChange } = handlersRef.current;
    onFocus?.({ currentTarget: input } as FocusEvent<HTMLInputElement>);
    if (lastUse === 'clicked') onClick?.({ currentTarget: input } as MouseEvent<HTMLInputElement>);
    if (lastUse === 'typed') onChange?.({ currentTarget: input } as ChangeEvent<HTMLInputElement>);
  });
  // At once, so that nothing that is done meanwhile comes before it.
  useLayoutEffect(() => {
    catchUp();
    return () => {
      handlersRef.current = {};
    };
  }, [handlersRef]);
  const typed = inputValue.trim();
  // The key is painted before what it matches stands out in the lines.
  const marked = useDeferredValue(highlight ? typed : '');
  return (
    <ArkCombobox.RootProvider value={machine}>
      <ArkCombobox.Positioner>
        <ArkCombobox.Content className={styles.content}>
          {collection.items.map((item, index) => (
            <Fragment key={item.id}>
              {item.group && item.group !== collection.items[index - 1]?.group && (
                <div role="presentation" className={styles.group}>
                  {item.group}
                </div>
              )}
              <div {...machine.getItemProps({ item })} className={styles.item}>
                <ItemContent item={item} marked={marked} />
              </div>
            </Fragment>
          ))}
        </ArkCombobox.Content>
        {typed && items.length === 0 && machine.open && (
          <div className={styles.notice}>{loading ? '検索しています…' : emptyText}</div>
        )}
      </ArkCombobox.Positioner>
    </ArkCombobox.RootProvider>
  );
}

interface ItemContentProps {
  item: ComboboxItem;
  /** Stands out in the item's label. */
  marked: string;
}

/** Drawn once per text, not at each of the machine's changes. */
const ItemContent = memo(function ItemContent({ item, marked }: ItemContentProps) {
  const styles = combobox();
  return (
    <>
      {item.icon && <Icon name={item.icon} className={styles.itemIcon} />}
      <span className={styles.itemText}>
        <span>{marked ? <Highlight query={marked} text={item.label} ignoreCase /> : item.label}</span>
        {item.description && <span className={styles.description}>{item.description}</span>}
      </span>
    </>
  );
});

/** Keyboard order is the collection's order, so groups are brought together first. */
function byGroup<I extends ComboboxItem>(items: readonly I[]): I[] {
  const groups = [...new Set(items.map((item) => item.group))];
  return groups.flatMap((group) => items.filter((item) => item.group === group));
}
