import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { TextArea } from '@yado/shared/ui/TextArea';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { type ChangeEvent, useRef, useState } from 'react';
import { css } from '#styled/css';
import { readTextFile } from '../../lib/read-text-file.ts';

/** Room for a few hundred people; anything larger is another file. */
const MAX_FILE_BYTES = 500_000;

interface Props {
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** Typed, pasted from a table, or read from a CSV file: it is always text that can be corrected. */
export function ListInput({ text, problem, onChange }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ text: string; failed: boolean } | null>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    if (chosen.size > MAX_FILE_BYTES) {
      setOutcome({
        failed: true,
        text: `「${chosen.name}」は大きすぎます。500KB以内のCSVを選んでください。`,
      });
      return;
    }
    const content = await readTextFile(chosen);
    // A spreadsheet's own file holds control characters that no text has.
    if (content.includes('\0')) {
      setOutcome({
        failed: true,
        text: `「${chosen.name}」はCSVではありません。CSV形式で保存して選んでください。`,
      });
      return;
    }
    onChange(content);
    setOutcome({ failed: false, text: `「${chosen.name}」を読み込みました。` });
  };
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Field
        label="名前とメールアドレス"
        helper="1行に1名。名前とメールアドレスをカンマかタブで区切ります。表計算ソフトからそのまま貼り付けられます。"
        error={problem}
        required
      >
        <TextArea
          rows={6}
          spellCheck={false}
          placeholder={'佐藤 美咲, misaki@example.com\n田中 健一, kenichi@example.com'}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className={css({ overflowX: 'auto' })}
        />
      </Field>
      <div className={css({ display: 'flex', gap: '3', alignItems: 'center', flexWrap: 'wrap' })}>
        <Button
          variant="outline"
          size="sm"
          startIcon={<Icon name="invoice" size={18} />}
          onClick={() => file.current?.click()}
        >
          CSVファイルを選ぶ
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label="CSVファイル"
          tabIndex={-1}
          onChange={(event) => void read(event)}
          className={css({ srOnly: true })}
        />
        <span
          role={outcome?.failed ? 'alert' : 'status'}
          className={
            outcome?.failed
              ? css({ fontSize: 'sm', color: 'danger' })
              : css({ fontSize: 'sm', color: 'text.muted' })
          }
        >
          {outcome?.text ?? <VisuallyHidden>ファイルは選ばれていません</VisuallyHidden>}
        </span>
      </div>
    </div>
  );
}
