// Stands in for React Router's own error pages, which show a program's stack. They come up when even the page's error page can't be drawn.
// The names are React Router's.
import { Component, type ReactNode } from 'react'

/** Shows what is within, or the last error page once that has failed. */
export class RemixErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <BoundaryShell /> : this.props.children
  }
}

/** A page without anything that could fail once more. */
export function BoundaryShell() {
  return (
    <html lang="en-US">
      <body>
        <h1>Unexpected Application Error!</h1>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </body>
    </html>
  )
}

export { BoundaryShell as RemixRootDefaultErrorBoundary }
