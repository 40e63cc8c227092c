import { Combobox as ArkCombobox, createListCollection } from '@ark-ui/react/combobox';
import { Highlight } from '@ark-ui/react/highlight';
import { useMemo, useState } from 'react';
import { css, cx } from '#styled/css';
import { combobox } from '#styled/recipes';
import { inPlace } from './floating.ts';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Spinner } from './Spinner.tsx';
import { useFieldDescription } from './use-field-description.ts';
import { useOpenLate } from './use-open-late.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ComboboxItem {
  id: string;
  label: string;
  description?: string;
  icon?: IconName;
  /** Items of a group stand together, in the order of each group's first item. */
  group?: string;
}

export interface ComboboxProps<I extends ComboboxItem = ComboboxItem> {
  /** Already filtered by the caller, best first. */
  items: readonly I[];
  inputValue: string;
  /** What was typed (also while an IME composes), or '' from the clear button. */
  onInputChange: (text: string) => void;
  /** The caller then sets `inputValue`, usually to the item's label. Never called while an IME composes. */
  onSelect: (item: I) => void;
  loading?: boolean;
  placeholder?: string;
  /** Shown when something was typed and nothing matches. */
  emptyText?: string;
  icon?: IconName;
  /** Makes what was typed stand out in the items. */
  highlight?: boolean;
  /** Highlights the first item, so that Enter takes it. */
  autoHighlight?: boolean;
  name?: string;
  onBlur?: () => void;
  className?: string;
}

/** A text box with suggestions that arrive while one types. Goes inside a Field. */
export function Combobox<I extends ComboboxItem = ComboboxItem>({
  items,
  inputValue,
  onInputChange,
  onSelect,
  loading = false,
  placeholder,
  emptyText = '候補が見つかりませんでした',
  icon,
  highlight = false,
  autoHighlight = true,
  name,
  onBlur,
  className,
}: ComboboxProps<I>) {
  const styles = combobox({ withStart: Boolean(icon) });
  const collection = useMemo(
    () =>
      createListCollection({
        items: byGroup(items),
        itemToValue: (item) => item.id,
        itemToString: (item) => item.label,
      }),
    [items],
  );
  const [open, setOpen] = useState(false);
  const shown = useOpenLate(open);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const describedBy = useFieldDescription();
  const typed = inputValue.trim() !== '';
  return (
    <ArkCombobox.Root
      collection={collection}
      open={shown}
      onOpenChange={(details) => setOpen(details.open)}
      value={[]}
      inputValue={inputValue}
      onInputValueChange={({ inputValue: text, reason }) => {
        if (reason === 'input-change' || reason === 'clear-trigger') onInputChange(text);
      }}
      onValueChange={({ value: [id] }) => {
        const item = items.find((each) => each.id === id);
        if (item) onSelect(item);
      }}
      inputBehavior={autoHighlight ? 'autohighlight' : 'none'}
      // Until its own suggestions are there, Enter takes the text: those on screen are for an earlier one.
      highlightedValue={loading ? null : highlighted}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
      selectionBehavior="preserve"
      allowCustomValue
      openOnClick={items.length > 0}
      openOnChange
      positioning={{ ...inPlace, placement: 'bottom-start', gutter: 4, sameWidth: false }}
      className={cx(styles.root, className)}
    >
      <ArkCombobox.Control className={styles.control}>
        {icon && <Icon name={icon} className={styles.start} />}
        <ArkCombobox.Input
          name={name}
          placeholder={placeholder}
          onBlur={onBlur}
          aria-describedby={describedBy}
          className={styles.input}
        />
        <span className={styles.end}>
          {loading && typed && <Spinner size="sm" label={null} className={spinnerGap} />}
          {inputValue !== '' && !loading && (
            <IconButton label="入力を消去" size="sm" onClick={() => onInputChange('')}>
              <Icon name="close" size={18} />
            </IconButton>
          )}
        </span>
      </ArkCombobox.Control>
      <VisuallyHidden as="output">
        {typed && !loading ? announcement(items.length, emptyText) : ''}
      </VisuallyHidden>
      <ArkCombobox.Positioner>
        <ArkCombobox.Content className={styles.content}>
          {collection.items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              typed={highlight ? inputValue.trim() : ''}
              heading={item.group !== collection.items[index - 1]?.group ? item.group : undefined}
            />
          ))}
        </ArkCombobox.Content>
        {typed && items.length === 0 && (
          <ArkCombobox.Context>
            {({ open }) =>
              open && <div className={styles.notice}>{loading ? '検索しています…' : emptyText}</div>
            }
          </ArkCombobox.Context>
        )}
      </ArkCombobox.Positioner>
    </ArkCombobox.Root>
  );
}

interface RowProps {
  item: ComboboxItem;
  typed: string;
  heading: string | undefined;
}

function Row({ item, typed, heading }: RowProps) {
  const styles = combobox();
  return (
    <>
      {heading && (
        <div role="presentation" className={styles.group}>
          {heading}
        </div>
      )}
      <ArkCombobox.Item item={item} className={styles.item}>
        {item.icon && <Icon name={item.icon} className={styles.itemIcon} />}
        <span className={styles.itemText}>
          <ArkCombobox.ItemText>
            {typed ? <Highlight query={typed} text={item.label} ignoreCase /> : item.label}
          </ArkCombobox.ItemText>
          {item.description && <span className={styles.description}>{item.description}</span>}
        </span>
      </ArkCombobox.Item>
    </>
  );
}

const spinnerGap = css({ mr: '2.5' });

/** Keyboard order is the collection's order, so groups are brought together first. */
function byGroup<I extends ComboboxItem>(items: readonly I[]): I[] {
  const groups = [...new Set(items.map((item) => item.group))];
  return groups.flatMap((group) => items.filter((item) => item.group === group));
}

function announcement(count: number, emptyText: string) {
  return count === 0 ? emptyText : `${count}件の候補があります`;
}
