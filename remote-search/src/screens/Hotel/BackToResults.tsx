import { Link, useNavigate } from '@yado/shared/router';
import { Icon } from '@yado/shared/ui/Icon';
import { TextLink } from '@yado/shared/ui/TextLink';
import type { MouseEvent } from 'react';
import { css } from '#styled/css';
import { useListAddress } from '../../lib/list-address.ts';
import { stepsBackTo } from '../../lib/steps-back.ts';

/**
 * Only for those who came from a list; the card leaves its address in the history entry. Goes back to the list, where it
 * is as it was left, rather than to another one at its top.
 */
export function BackToResults() {
  const navigate = useNavigate();
  const from = useListAddress();
  if (from === null) return null;
  const goBack = (event: MouseEvent) => {
    const isOtherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const steps = stepsBackTo(from);
    if (isOtherTab || steps === null) return;
    event.preventDefault();
    void navigate(-steps);
  };
  return (
    <p data-print="hide">
      <TextLink asChild variant="quiet">
        <Link
          to={from}
          onClick={goBack}
          className={css({ display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'sm' })}
        >
          <Icon name="chevronLeft" size={16} />
          検索結果に戻る
        </Link>
      </TextLink>
    </p>
  );
}
