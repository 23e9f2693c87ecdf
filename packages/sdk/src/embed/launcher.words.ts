export const launcherWords = {
  en: {
    open: 'Open the coach',
    close: 'Close the coach',
    unread: 'Open the coach: new answer',
    failed: 'The coach didn’t load. Try again in a moment.',
  },
  de: {
    open: 'Coach öffnen',
    close: 'Coach schließen',
    unread: 'Coach öffnen: neue Antwort',
    failed: 'Der Coach konnte nicht geladen werden. Versuch es gleich noch einmal.',
  },
  es: {
    open: 'Abrir el coach',
    close: 'Cerrar el coach',
    unread: 'Abrir el coach: respuesta nueva',
    failed: 'No se ha podido cargar el coach. Vuelve a intentarlo en un momento.',
  },
}
