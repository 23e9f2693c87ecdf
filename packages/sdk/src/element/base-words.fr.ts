export const words = {
  'failed.title': "Cette partie ne s'est pas chargée.",
  'failed.safe': 'Ce qui a été enregistré est en sécurité. Tu peux continuer sur la page ou réessayer.',
  'failed.retry': 'Réessayer',
}
