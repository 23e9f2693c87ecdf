import type { FormWords } from './form.words.ts'

export const formWords: FormWords = {
  'form.optional': '(si quieres)',
  'form.show': 'Mostrar la contraseña',
  'form.hide': 'Ocultar la contraseña',
  'form.missing': 'Esto está vacío todavía.',
  'form.wrong': 'Míralo otra vez.',
  'form.email': 'Escribe un correo como nombre@example.com.',
  'form.password-short': 'Elige una contraseña de al menos 8 caracteres.',
  'form.password-known': 'Esa contraseña es demasiado conocida o se parece a tu nombre. Elige otra.',
  'form.password-hint': 'Al menos 8 caracteres. Tres palabras que solo tú juntarías se recuerdan bien.',
  'form.code': 'El código tiene seis cifras.',
  'problem.check': 'Hay campos que necesitan otra mirada.',
  'problem.rate': 'Han sido muchas veces en poco tiempo. Espera un minuto y vuelve a intentarlo.',
  'problem.network': 'No hay conexión. Lo que has escrito sigue aquí; vuelve a intentarlo cuando tengas conexión.',
  'problem.session': 'Tu sesión se ha cerrado. Vuelve a entrar para seguir.',
  'problem.role': 'Esta cuenta no puede hacer esto.',
  'problem.missing': 'Aquí no hay nada, o no es para ti.',
  'problem.ours': 'Algo ha fallado por nuestra parte. Lo que has escrito sigue aquí; inténtalo otra vez en un momento.',
  'problem.full':
    'Ahora mismo no tenemos espacio para guardar esto. Lo que has escrito sigue aquí; inténtalo más tarde.',
}
