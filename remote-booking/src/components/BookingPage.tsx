import { Container } from '@yado/shared/ui/Container';
import { ProgressSteps } from '@yado/shared/ui/ProgressSteps';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

const steps = [
  { id: 'guests', label: '宿泊者' },
  { id: 'payment', label: 'お支払い' },
  { id: 'confirm', label: '確認' },
  { id: 'completed', label: '完了' },
];

interface Props {
  step: 'guests' | 'payment' | 'confirm' | 'completed';
  heading: string;
  /** Stands beside the content on wide windows and above it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every step: where one stands, what is being booked, what to do. */
export function BookingPage({ step, heading, aside, children }: Props) {
  return (
    <Container className={css({ paddingY: '6' })}>
      <ProgressSteps steps={steps} current={step} label="予約の手順" />
      <h1 className={css({ textStyle: 'h1', marginTop: '8', marginBottom: '6' })}>{heading}</h1>
      <div
        className={css({
          display: 'grid',
          gap: '8',
          alignItems: 'start',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        })}
      >
        {aside && <aside className={css({ order: { base: '0', lg: '1' } })}>{aside}</aside>}
        <div className={css({ minWidth: '0' })}>{children}</div>
      </div>
    </Container>
  );
}
