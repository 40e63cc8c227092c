import { Component, type ReactNode } from 'react';
import { toAppError } from '../errors/app-error.ts';

interface Props {
  /** The route's answer; a new one is tried again. */
  source: unknown;
  /** In its place when what was asked for does not exist, which trying again would not change. */
  instead: ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  source: unknown;
}

/** Replaces all of a screen that is about something that does not exist; other failures go to the boundary above. */
export class MissingBoundary extends Component<Props, State> {
  override state: State = { error: null, source: this.props.source };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ source }: Props, state: State): Partial<State> | null {
    return source === state.source ? null : { error: null, source };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (toAppError(error).kind !== 'notFound') throw error;
    return this.props.instead;
  }
}
