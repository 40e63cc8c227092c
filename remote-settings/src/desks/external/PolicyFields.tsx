import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import type { ExternalProblems } from './check-external.ts';
import {
  type ExternalEntry,
  MAX_STAGES,
  newStage,
  type PolicyKind,
  type StageEntry,
  type StageKind,
} from './external-entry.ts';

interface Props {
  entry: ExternalEntry;
  problems: ExternalProblems;
  onChange: (change: Partial<ExternalEntry>) => void;
}

const kinds: readonly { value: StageKind; label: string }[] = [
  { value: 'percent', label: '料金の何%' },
  { value: 'nights', label: '何泊分' },
  { value: 'amount', label: '1室あたりの円' },
];

/** What canceling will cost. Moments are Japan's, the clock of those who enter them, as the label says. */
export function PolicyFields({ entry, problems, onChange }: Props) {
  const { policy, stages } = entry;
  const change = (index: number, stage: Partial<StageEntry>) =>
    onChange({ stages: stages.map((each, at) => (at === index ? { ...each, ...stage } : each)) });
  return (
    <>
      <RadioGroup<PolicyKind>
        label="キャンセル料"
        value={policy}
        onChange={(next) => onChange({ policy: next })}
        options={[
          { value: 'unknown', label: '全額(条件を聞いていない)' },
          { value: 'free', label: 'いつでも無料' },
          { value: 'stages', label: '日時ごとに決める' },
        ]}
      />
      {policy === 'stages' && (
        <>
          <ol className={css({ display: 'grid', gap: '4' })}>
            {stages.map((stage, index) => (
              <li key={stage.key}>
                <fieldset
                  className={css({
                    display: 'grid',
                    gap: '3',
                    alignItems: 'start',
                    minWidth: '0',
                    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '15rem 11rem 9rem auto' },
                  })}
                >
                  <legend className={css({ fontWeight: 'medium', marginBottom: '2' })}>
                    キャンセル料の段階 {index + 1}
                  </legend>
                  <Field label="この日時から(日本時間)" required error={problems[`stages.${index}.from`]}>
                    <TextInput
                      type="datetime-local"
                      name={`stages.${index}.from`}
                      value={stage.from}
                      onChange={({ target }) => change(index, { from: target.value })}
                    />
                  </Field>
                  <Field label="決め方">
                    <Select
                      value={stage.kind}
                      options={kinds}
                      onChange={({ target }) => change(index, { kind: target.value as StageKind })}
                    />
                  </Field>
                  <Field label="値" required error={problems[`stages.${index}.value`]}>
                    <TextInput
                      name={`stages.${index}.value`}
                      inputMode="numeric"
                      autoComplete="off"
                      value={stage.value}
                      onChange={({ target }) => change(index, { value: target.value })}
                    />
                  </Field>
                  {stages.length > 1 && (
                    <Button
                      variant="ghost"
                      size="sm"
                      className={css({ marginTop: { md: '8' } })}
                      onClick={() => onChange({ stages: stages.filter(({ key }) => key !== stage.key) })}
                    >
                      段階 {index + 1} を削除
                    </Button>
                  )}
                </fieldset>
              </li>
            ))}
          </ol>
          {stages.length < MAX_STAGES && (
            <Button
              variant="outline"
              size="sm"
              className={css({ justifySelf: 'start' })}
              onClick={() => onChange({ stages: [...stages, newStage(nextKey(stages))] })}
            >
              段階を追加
            </Button>
          )}
        </>
      )}
    </>
  );
}

const nextKey = (items: readonly { key: number }[]) => Math.max(...items.map(({ key }) => key)) + 1;
