/** The coach's face as a mark; it takes the brand's colours. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="logo-skin" />
      <circle cx="11.5" cy="14" r="2.2" className="logo-ink" />
      <circle cx="20.5" cy="14" r="2.2" className="logo-ink" />
      <path d="M10.5 19.5c1.4 2.6 3.3 3.9 5.5 3.9s4.1-1.3 5.5-3.9" className="logo-smile" />
    </svg>
  )
}
