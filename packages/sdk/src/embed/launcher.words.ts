export const launcherWords = {
  en: {
    open: 'Open the coach',
    close: 'Close the coach',
    unread: 'Open the coach: something new',
    failed: 'The coach could not be loaded. Try again in a moment.',
  },
  de: {
    open: 'Coach öffnen',
    close: 'Coach schließen',
    unread: 'Coach öffnen: etwas Neues',
    failed: 'Der Coach konnte nicht geladen werden. Versuche es gleich noch einmal.',
  },
  es: {
    open: 'Abrir el tutor',
    close: 'Cerrar el tutor',
    unread: 'Abrir el tutor: hay algo nuevo',
    failed: 'No se ha podido cargar el tutor. Inténtalo de nuevo en un momento.',
  },
}
