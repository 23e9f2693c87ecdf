import { formWords } from '../../parts/form/form.words.es.ts'
import type { LoginWords } from './en.ts'

/** The sign-in's words in Spanish. */
export const words: LoginWords = {
  ...formWords,
  title: 'Entrar',
  'title.checkout': 'Entra para continuar',
  'title.code': 'Escribe tu código',
  'title.returning': 'Un momento',
  'lead.checkout': 'Todo lo que elegiste sigue en tu cesta.',
  'side.title': '¡Qué alegría verte!',
  'side.text': 'Tus preguntas, tus cursos y tu coach están justo donde los dejaste.',
  name: 'Correo, nombre de usuario o móvil',
  password: 'Contraseña',
  submit: 'Entrar',
  forgotten: '¿Has olvidado tu contraseña?',
  or: 'o',
  'use.code': 'Usar un código de un solo uso',
  'use.password': 'Usar mi contraseña',
  'use.link': 'Enviarme un enlace',
  'use.provider': 'Continuar con {name}',
  'code.lead':
    'Si hay una cuenta para {name}, hemos enviado un código de seis cifras. Es válido durante diez minutos. ¿No lo encuentras? Mira en la carpeta de correo no deseado.',
  'code.label': 'Código de seis cifras',
  'code.send': 'Enviarme un código',
  'code.again': 'Enviar un código nuevo',
  'code.wait': {
    one: 'Enviar un código nuevo en {count} segundo',
    other: 'Enviar un código nuevo en {count} segundos',
  },
  'code.sent-again': 'Hemos enviado un código nuevo. Usa el último.',
  'code.change': 'Usar otra cuenta',
  'new.question': '¿Es tu primera vez aquí?',
  'new.link': 'Crear una cuenta',
  'returning.wait': 'Iniciando sesión',
  'missing.name': 'Escribe tu correo, tu nombre de usuario o tu móvil.',
  'missing.password': 'Escribe tu contraseña.',
  'problem.wrong': 'El nombre o la contraseña no son correctos. Revísalos y vuelve a intentarlo.',
  'problem.wrong-code': 'Ese código no es correcto o ha caducado. Revísalo o pide otro.',
  'problem.code-over': 'Has puesto mal el código cinco veces, así que ya no sirve. Pide otro.',
  'problem.inactive': 'Esta cuenta está desactivada. Pregunta en tu colegio o escribe a nuestro equipo de soporte.',
  'problem.type': 'Aquí no puedes entrar de esta forma.',
  'problem.no-account': 'Todavía no hay ninguna cuenta. Crea una abajo o entra de otra forma.',
  'problem.refused': 'El otro servicio no te ha dejado entrar. Empieza de nuevo o elige otra forma.',
  'problem.unavailable':
    'Ahora mismo no podemos conectar con el otro servicio. Elige otra forma o vuelve a intentarlo en un momento.',
  'problem.spent': 'Empezaste a entrar en otra ventana, o hace demasiado tiempo. Empieza de nuevo aquí.',
}
