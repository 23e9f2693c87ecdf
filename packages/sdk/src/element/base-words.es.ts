export const words = {
  'failed.title': 'No se ha podido cargar esta parte.',
  'failed.safe': 'Lo que has guardado está a salvo. Puedes seguir con el resto de la página o volver a intentarlo.',
  'failed.retry': 'Volver a intentarlo',
}
