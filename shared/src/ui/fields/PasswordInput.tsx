import { useState } from 'react';
import { Icon } from '../content/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'endElement'> {
  /** Tells password managers which one is meant. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password box whose text can be shown. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      endElement={
        <IconButton
          label={shown ? 'パスワードを隠す' : 'パスワードを表示する'}
          size="sm"
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </IconButton>
      }
    />
  );
}
