import {
  chooseColorMode,
  type ColorChoice,
  readColorChoice,
  watchColorMode,
} from '@yado/shared/site/color-mode';
import { Card } from '@yado/shared/ui/Card';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { useEffect, useState } from 'react';

const options: readonly { value: ColorChoice; label: string }[] = [
  { value: 'light', label: '明るい配色' },
  { value: 'dark', label: '暗い配色' },
  { value: 'system', label: '端末の設定に合わせる' },
];

/** The choice stays in this browser; the header has a switch for it too. */
export function ColorModeCard() {
  const [choice, setChoice] = useState(readColorChoice);
  useEffect(() => watchColorMode(() => setChoice(readColorChoice())), []);
  return (
    <Card heading="画面の配色">
      <RadioGroup
        label="この端末での配色"
        options={options}
        value={choice}
        onChange={(next) => {
          chooseColorMode(next);
          setChoice(next);
        }}
      />
    </Card>
  );
}
