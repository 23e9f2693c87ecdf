/** Day and minute in the viewer's own way, or null. */
export const instant = (iso: string | null, locale: string): string | null =>
  iso && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
