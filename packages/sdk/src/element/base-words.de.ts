export const words = {
  'failed.title': 'Dieser Teil wurde nicht geladen.',
  'failed.safe': 'Was gespeichert wurde, ist sicher. Der Rest der Seite geht weiter, oder versuche es noch einmal.',
  'failed.retry': 'Noch einmal versuchen',
}
