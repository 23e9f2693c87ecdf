import type { FormWords } from './form.words.ts'

export const formWords: FormWords = {
  'form.optional': '(opcional)',
  'form.show': 'Mostrar la contraseña',
  'form.hide': 'Ocultar la contraseña',
  'form.missing': 'Rellena este campo.',
  'form.wrong': 'Revisa este campo.',
  'form.email': 'Escribe un correo como nombre@example.com.',
  'form.password-short': 'Elige una contraseña de al menos 8 caracteres.',
  'form.password-known': 'Esa contraseña es demasiado común o se parece demasiado a tu nombre. Elige otra.',
  'form.password-hint':
    'Al menos 8 caracteres. Tres palabras que solo a ti se te ocurriría juntar son fáciles de recordar.',
  'form.code': 'El código tiene seis cifras.',
  'problem.check': 'Revisa algunos campos, por favor.',
  'problem.rate': 'Demasiados intentos. Vuelve a intentarlo en un minuto.',
  'problem.network':
    'No tienes conexión. No se ha perdido nada de lo que has escrito. Vuelve a intentarlo cuando te conectes.',
  'problem.session': 'Tu sesión se ha cerrado. Vuelve a entrar para continuar.',
  'problem.role': 'Con esta cuenta no puedes hacer eso.',
  'problem.missing': 'Aquí no hay nada, o no tienes acceso.',
  'problem.ours':
    'Algo ha fallado por nuestra parte. No se ha perdido nada de lo que has escrito. Vuelve a intentarlo en un momento.',
  'problem.full':
    'Nos hemos quedado sin espacio y ahora no podemos guardar esto. No se ha perdido nada de lo que has escrito. Vuelve a intentarlo más tarde.',
}
