import { useSearchParams } from '@yado/shared/router';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { TextInput } from '@yado/shared/ui/TextInput';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { useFollowingText } from '../../lib/use-following-text.ts';

interface Props {
  /** What the text is looked for in. */
  label: string;
  keyword: string;
  /** More conditions, to the right of the button. */
  children?: ReactNode;
}

/** Searches the page's list; the text goes into the address. */
export function KeywordSearch({ label, keyword, children }: Props) {
  const [text, setText] = useFollowingText(keyword);
  const [, setParams] = useSearchParams();
  return (
    <form
      role="search"
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        setParams((params) => withKeyword(params, text.trim()), { preventScrollReset: true });
      }}
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end' })}
    >
      <Field label={label} className={css({ flex: '1 1 14rem', maxWidth: '28rem' })}>
        <TextInput
          type="search"
          maxLength={100}
          value={text}
          startIcon={<Icon name="search" size={18} />}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline">
        検索
      </Button>
      {children}
    </form>
  );
}

function withKeyword(params: URLSearchParams, keyword: string): URLSearchParams {
  if (keyword) params.set('q', keyword);
  else params.delete('q');
  return params;
}
