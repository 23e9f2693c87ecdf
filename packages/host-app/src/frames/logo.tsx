/** The coach's face as a mark; it takes the brand's colours. The widgets draw the same one, with moods. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 48 48" aria-hidden="true">
      <path className="logo-leaf" d="M24 7.4C23.6 3.6 20.6 2 16.8 2.4c.2 3.6 3 5.6 7.2 5z" />
      <path className="logo-leaf" d="M24 6.2c.2-3 2.6-4.6 6-4.5.2 3.1-2.2 5-6 4.5z" />
      <path className="logo-skin" d="M24 9.5c10.6 0 18 6.6 18 17.2S35 45 24 45 6 37.3 6 26.7 13.4 9.5 24 9.5z" />
      <ellipse className="logo-ink" cx="17.5" cy="25" rx="2.3" ry="3" />
      <ellipse className="logo-ink" cx="30.5" cy="25" rx="2.3" ry="3" />
      <path className="logo-smile" d="M19 31q5 4.4 10 0" />
    </svg>
  )
}
