import { FieldInput, useFieldContext } from '@ark-ui/react/field';
import { type InputHTMLAttributes, useId, useRef, useState } from 'react';
import { css, cx } from '#styled/css';
import { combobox } from '#styled/recipes';
import { Icon, type IconName } from '../content/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { LatePart } from '../overlays/LatePart.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { useFieldDescription } from './use-field-description.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface ComboboxItem {
  id: string;
  label: string;
  description?: string;
  icon?: IconName;
  /** Items of a group are together, in the order of each group's first item. */
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

/** What was done to the text box since the focus came to it. */
export type ComboboxUse = 'entered' | 'clicked' | 'typed';

/** Where the caret was after the last key. */
export interface ComboboxCaret {
  value: string;
  start: number | null;
  end: number | null;
}

/** What the list's machine does with the text box's events. */
export type ComboboxHandlers = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onFocus' | 'onBlur' | 'onChange' | 'onClick' | 'onKeyDown'
>;

/**
 * A text box with suggestions that arrive while one types. Goes inside a Field. The box is there at once and takes text;
 * the list comes when the box is first used.
 */
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
  const id = useId();
  const field = useFieldContext();
  const ids = {
    label: field?.ids.label,
    input: field?.ids.control,
    control: `${id}-control`,
    content: `${id}-content`,
    item: (item: string) => `${id}-item-${item}`,
  };
  const list = useRef<ComboboxHandlers>({});
  const caret = useRef<ComboboxCaret | null>(null);
  const [lastUse, setLastUse] = useState<ComboboxUse | null>(null);
  const [open, setOpen] = useState(false);
  const [lastHighlighted, setHighlighted] = useState<string | null>(null);
  // Until its own suggestions are there, Enter takes the text: those on screen are for an earlier one.
  const highlighted = loading ? null : lastHighlighted;
  // An arrow that enters the list takes its first item, which may be highlighted already.
  const entered = useRef(false);
  const describedBy = useFieldDescription();
  const typed = inputValue.trim() !== '';
  return (
    <div className={cx(styles.root, className)}>
      <div id={ids.control} className={styles.control}>
        {icon && <Icon name={icon} className={styles.start} />}
        <FieldInput
          type="text"
          role="combobox"
          name={name}
          value={inputValue}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? ids.content : undefined}
          aria-activedescendant={open && highlighted ? ids.item(highlighted) : undefined}
          aria-describedby={describedBy}
          onFocus={(event) => {
            setLastUse('entered');
            list.current.onFocus?.(event);
          }}
          onChange={(event) => {
            setLastUse((before) => before && 'typed');
            entered.current = false;
            const { value, selectionStart: start, selectionEnd: end } = event.currentTarget;
            caret.current = { value, start, end };
            onInputChange(event.currentTarget.value);
            list.current.onChange?.(event);
          }}
          onBlur={(event) => {
            setLastUse(null);
            list.current.onBlur?.(event);
            onBlur?.();
          }}
          onClick={(event) => {
            setLastUse((before) => (before === 'typed' ? before : 'clicked'));
            list.current.onClick?.(event);
          }}
          onKeyDown={(event) => {
            const isArrow = event.key === 'ArrowDown' && !event.nativeEvent.isComposing;
            const isAtFirst = open && highlighted !== null && highlighted === items[0]?.id;
            // They move the caret, not through the list.
            if (event.key === 'Home' || event.key === 'End') return;
            if (isArrow && isAtFirst && !entered.current) event.preventDefault();
            else list.current.onKeyDown?.(event);
            if (isArrow) entered.current = true;
          }}
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
      </div>
      <VisuallyHidden as="output">
        {open && typed && !loading ? announcement(items.length, emptyText) : ''}
      </VisuallyHidden>
      <LatePart
        wanted={lastUse !== null}
        load={loadList}
        giveUp={() => setLastUse(null)}
        props={{
          ids,
          handlersRef: list,
          caretRef: caret,
          lastUse,
          items,
          inputValue,
          loading,
          emptyText,
          highlight,
          autoHighlight,
          open,
          onOpenChange: setOpen,
          highlighted,
          onHighlight: setHighlighted,
          onSelect: (chosen: string) => {
            const item = items.find((each) => each.id === chosen);
            if (item) onSelect(item);
          },
        }}
      />
    </div>
  );
}

const spinnerGap = css({ mr: '2.5' });

const loadList = async () => (await import('../panels/ComboboxList.tsx')).ComboboxList;

function announcement(count: number, emptyText: string) {
  return count === 0 ? emptyText : `${count}件の候補があります`;
}
