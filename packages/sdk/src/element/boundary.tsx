/** @jsxImportSource preact */
import { Component, type ComponentChildren } from 'preact'
import type { Text } from '../widget-types.ts'
import type { baseWords } from './base-words.ts'

interface Props {
  text: Text<typeof baseWords>
  /** Set where the widget failed before it had anything to draw. */
  failed?: boolean
  report: (error: unknown) => void
  retry: () => void
  children?: ComponentChildren
}

/** Stands around every view: an error becomes a calm panel with a retry, never a blank box on somebody's page. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  override componentDidCatch(error: unknown) {
    this.setState({ failed: true })
    this.props.report(error)
  }

  render() {
    const { text, retry, failed, children } = this.props
    // One element in any case: nodes of a copy that are not wanted go, but only within one that is drawn.
    if (!failed && !this.state.failed) return <div class="coach-view">{children}</div>
    return (
      <div class="coach-calm" role="alert">
        <p>
          <strong>{text('failed.title')}</strong>
        </p>
        <p>{text('failed.safe')}</p>
        <button type="button" onClick={retry}>
          {text('failed.retry')}
        </button>
      </div>
    )
  }
}
