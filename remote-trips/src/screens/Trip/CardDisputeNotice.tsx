import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { cardDisputeText } from '../../lib/card-dispute-text.ts';
import type { CardDisputeNotice_travel$key } from './__generated__/CardDisputeNotice_travel.graphql';

/** That the cardholder disputes the payment, and what that means for refunds. */
export function CardDisputeNotice({ travel }: { travel: CardDisputeNotice_travel$key }) {
  const { cardDispute } = useFragment(
    graphql`
      fragment CardDisputeNotice_travel on Travel {
        cardDispute
      }
    `,
    travel,
  );
  const text = cardDispute && cardDisputeText(cardDispute);
  if (!text) return null;
  return (
    <div className={css({ marginTop: '4' })}>
      <Banner announce="off" tone="warning" title={text.title}>
        {text.body}
      </Banner>
    </div>
  );
}
