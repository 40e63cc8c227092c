import { formatInstant } from '@yado/shared/format/instants';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { UndeliveredInvitation_employee$key } from './__generated__/UndeliveredInvitation_employee.graphql';

/** Says that the address of an invited person takes no mail, so that nobody waits for them. */
export function UndeliveredInvitation({ employee }: { employee: UndeliveredInvitation_employee$key }) {
  const { undeliveredInvitationAt } = useFragment(
    graphql`
      fragment UndeliveredInvitation_employee on Employee {
        undeliveredInvitationAt
      }
    `,
    employee,
  );
  if (!undeliveredInvitationAt) return null;
  return (
    <span className={css({ display: 'block', marginBlockStart: '1', color: 'text.muted', fontSize: 'sm' })}>
      {`${formatInstant(undeliveredInvitationAt, { year: true })}の招待メールは、宛先のサーバーに拒否されました。アドレスに誤りがある場合は、招待を取り消して招待し直してください。`}
    </span>
  );
}
