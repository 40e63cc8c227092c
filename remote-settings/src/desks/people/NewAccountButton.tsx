import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import type { CreateAccount } from './create-account.ts';
import { NewAccountDialog } from './NewAccountDialog.tsx';

interface Props {
  label: string;
  create: CreateAccount;
  onCreated: () => void;
}

export function NewAccountButton({ label, create, onCreated }: Props) {
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Button
        startIcon={<Icon name="plus" />}
        onClick={() => {
          setAttempt(attempt + 1);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <NewAccountDialog
        key={attempt}
        title={label}
        open={open}
        onClose={() => setOpen(false)}
        create={create}
        onCreated={onCreated}
      />
    </>
  );
}
