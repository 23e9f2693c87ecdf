export const words = {
  'failed.title': 'Dieser Teil konnte nicht geladen werden.',
  'failed.safe':
    'Was du gespeichert hast, ist sicher. Du kannst auf der Seite weitermachen oder es noch einmal versuchen.',
  'failed.retry': 'Noch einmal versuchen',
}
