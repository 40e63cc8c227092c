import { cx } from '#styled/css';
import { progressSteps } from '#styled/recipes';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ProgressStepsProps {
  steps: readonly { id: string; label: string }[];
  /** Id of the step that is being done. */
  current: string;
  label?: string;
  className?: string;
}

/** Where one stands in a flow. */
export function ProgressSteps({ steps, current, label = '手続きの流れ', className }: ProgressStepsProps) {
  const styles = progressSteps();
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} className={className}>
      <ol className={cx(styles.list)}>
        {steps.map((step, index) => {
          const state = index < position ? 'done' : index === position ? 'current' : 'todo';
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className={styles.step}
            >
              <span aria-hidden="true" className={styles.mark}>
                {state === 'done' ? <Icon name="check" size={18} /> : index + 1}
              </span>
              <span className={styles.label}>
                {step.label}
                {state === 'done' && <VisuallyHidden>(完了)</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
