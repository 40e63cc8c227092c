import { getAccount } from '@yado/shared/auth';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { OtherSession_myself$key } from './__generated__/OtherSession_myself.graphql';

/** Somebody is signed in here already; an invitation opened by its sender must not be used up by them. */
export function OtherSession({ myself }: { myself: OtherSession_myself$key }) {
  const { name, email } = useFragment(
    graphql`
      fragment OtherSession_myself on Myself {
        name
        email
      }
    `,
    myself,
  );
  return (
    <Banner
      tone="warning"
      announce="off"
      title="別のアカウントでサインインしています"
      action={
        <Button size="sm" onClick={() => void getAccount().signOut()}>
          サインアウトして登録に進む
        </Button>
      }
    >
      <span className={css({ overflowWrap: 'anywhere' })}>
        いまは {name}さん({email}
        )としてサインインしています。この招待で登録するには、いったんサインアウトしてください。
      </span>
    </Banner>
  );
}
