import { Link } from '@yado/shared/router';
import { Card } from '@yado/shared/ui/Card';
import { Icon } from '@yado/shared/ui/Icon';
import { TextLink } from '@yado/shared/ui/TextLink';
import { css } from '#styled/css';
import type { OpenTask } from './use-open-tasks.ts';

/** What waits for the person. */
export function OpenTasks({ tasks }: { tasks: readonly OpenTask[] }) {
  return (
    <Card heading="確認が必要なこと">
      <ul className={css({ display: 'grid', gap: '3' })}>
        {tasks.map(({ key, urgent, title, detail, path }) => (
          <li key={key} className={css({ display: 'flex', gap: '2.5' })}>
            <Icon
              name={urgent ? 'warning' : 'info'}
              size={20}
              className={css({ flexShrink: '0', mt: '0.5', color: urgent ? 'danger' : 'text.muted' })}
            />
            <span className={css({ minW: '0', lineHeight: 'snug' })}>
              <TextLink asChild>
                <Link to={path}>{title}</Link>
              </TextLink>
              <span className={css({ display: 'block', color: 'text.muted', fontSize: 'sm' })}>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
