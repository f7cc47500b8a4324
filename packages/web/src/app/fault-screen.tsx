import { Component, type ReactNode } from 'react';

/** The error boundary of the app. It uses no translations, which may be what failed. */
export class FaultScreen extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <h1>Moonrise</h1>
        <p>Something went wrong. Your seat is kept: reload the page.</p>
        <button type="button" onClick={() => location.reload()}>
          ↻
        </button>
      </main>
    );
  }
}
