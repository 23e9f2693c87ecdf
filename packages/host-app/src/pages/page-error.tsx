import { Component, type ReactNode } from 'react'
import { Logo } from '../frames/logo.tsx'

interface Props {
  children: ReactNode
  /** A new page gets a new try. */
  at: string
}

/** A page that broke leaves a calm panel with a way on, never a blank one. */
export class PageError extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (before.at !== this.props.at && this.state.failed) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <section className="calm" role="alert">
        <Logo />
        <h1>Something went wrong</h1>
        <p>Your work is saved. Reload the page to continue.</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          Reload
        </button>
      </section>
    )
  }
}
