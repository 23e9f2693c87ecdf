export const words = {
  'failed.title': 'Esta parte no se ha cargado.',
  'failed.safe': 'Lo guardado está a salvo. Puedes seguir con el resto de la página o volver a intentarlo.',
  'failed.retry': 'Volver a intentarlo',
}
