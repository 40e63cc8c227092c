import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import type { CreateAccount } from './create-account.ts';
import { NewAccountDialog } from './NewAccountDialog.tsx';

interface Props {
  label: string;
  create: CreateAccount;
  onCreated: () => void;
}

export function NewAccountButton({ label, create, onCreated }: Props) {
  const dialog = useFreshDialog();
  return (
    <>
      <Button startIcon={<Icon name="plus" />} onClick={dialog.show}>
        {label}
      </Button>
      <NewAccountDialog
        key={dialog.key}
        title={label}
        open={dialog.open}
        onClose={dialog.close}
        create={create}
        onCreated={onCreated}
      />
    </>
  );
}
