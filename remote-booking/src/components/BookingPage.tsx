import { Link } from '@yado/shared/router';
import type { BookingStep } from '@yado/shared/routing/paths';
import { Container } from '@yado/shared/ui/Container';
import { ProgressSteps } from '@yado/shared/ui/ProgressSteps';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { useAttempt } from '../lib/attempt.ts';
import { getStepPath, stepsBefore } from '../lib/steps.ts';
import { StepRedirectNotice } from './StepRedirectNotice.tsx';

const labels: Record<BookingStep | 'completed', string> = {
  guests: '宿泊者',
  payment: 'お支払い',
  confirm: '確認',
  completed: '完了',
};

interface Props {
  step: BookingStep | 'completed';
  heading: string;
  /** Shown beside the content on wide windows and above it on narrow ones. */
  aside?: ReactNode;
  /** Below the content on narrow windows instead. */
  asideLast?: boolean;
  children: ReactNode;
}

/** The frame of every step: which step it is, what is being booked, what to do. */
export function BookingPage({ step, heading, aside, asideLast, children }: Props) {
  const attempt = useAttempt();
  const done = step === 'completed' ? [] : stepsBefore(step);
  const steps = Object.entries(labels).map(([id, label]) => {
    const earlier = done.find((each) => each === id);
    return { id, label, link: earlier && attempt ? <Link to={getStepPath(earlier, attempt)} /> : undefined };
  });
  return (
    <Container className={css({ paddingY: '6' })}>
      <div data-print="hide">
        <ProgressSteps steps={steps} current={step} label="予約の手順" />
      </div>
      <h1
        className={css({
          textStyle: 'h1',
          marginTop: { base: '8', lg: '3' },
          marginBottom: { base: '6', lg: '3' },
        })}
      >
        {heading}
      </h1>
      <div
        className={css({
          display: 'grid',
          gap: '8',
          alignItems: 'start',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
        })}
      >
        {aside && (
          <aside className={asideLast ? css({ order: '1' }) : css({ order: { base: '0', lg: '1' } })}>
            {aside}
          </aside>
        )}
        <div className={css({ minWidth: '0' })}>
          <StepRedirectNotice />
          {children}
        </div>
      </div>
    </Container>
  );
}
