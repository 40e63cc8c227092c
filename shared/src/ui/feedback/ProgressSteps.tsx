import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from '#styled/css';
import { progressSteps } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface ProgressStep {
  id: string;
  label: string;
  /** An empty link element that a done step becomes, e.g. `<Link to="…" />`: the way back to it. */
  link?: ReactElement<{ children?: ReactNode; className?: string }>;
}

export interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  /** Id of the step that is being done. */
  current: string;
  label?: string;
  className?: string;
}

/** Where one is in a flow. */
export function ProgressSteps({ steps, current, label = '手続きの流れ', className }: ProgressStepsProps) {
  const styles = progressSteps();
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} className={className}>
      <ol className={cx(styles.list)}>
        {steps.map((step, index) => {
          const state = index < position ? 'done' : index === position ? 'current' : 'todo';
          const content = (
            <>
              <span aria-hidden="true" className={styles.mark}>
                {state === 'done' ? <Icon name="check" size={18} /> : index + 1}
              </span>
              <span className={styles.label}>
                {step.label}
                {state === 'done' && <VisuallyHidden>(完了)</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className={styles.step}
            >
              {state === 'done' && step.link
                ? cloneElement(step.link, { className: styles.link, children: content })
                : content}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
