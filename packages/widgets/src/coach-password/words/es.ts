import { formWords } from '../../parts/form/form.words.es.ts'
import { sentWords } from '../../parts/sign-in/sent.words.es.ts'
import type { PasswordWords } from './en.ts'

/** The words of a new password in Spanish. */
export const words: PasswordWords = {
  ...formWords,
  ...sentWords,
  'title.ask': '¿Has olvidado tu contraseña?',
  'title.reset': 'Elige una contraseña nueva',
  'title.done': 'Tu contraseña ha cambiado',
  'title.spent': 'Este enlace ya no sirve',
  'lead.ask': 'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
  'lead.sent':
    'Si hay una cuenta para {email}, hemos enviado un enlace. Sirve una sola vez, durante 15 minutos. ¿No lo encuentras? Mira en la carpeta de correo no deseado.',
  'lead.reset': 'Se cerrará tu sesión en todos los dispositivos.',
  'lead.done':
    'La contraseña anterior ya no sirve y se ha cerrado tu sesión en todos los dispositivos. Entra con la nueva.',
  'lead.spent':
    'Cada enlace sirve una sola vez, durante 15 minutos. Tu contraseña no ha cambiado. Pide un enlace nuevo.',
  'side.title': 'Le pasa a todo el mundo',
  'side.text': 'En un minuto volverás a tus preguntas. No se pierde nada.',
  email: 'Correo',
  'email.hint': 'Si un niño no tiene correo, su madre o su padre puede poner una contraseña nueva.',
  new_password: 'Contraseña nueva',
  'submit.ask': 'Enviarme un enlace',
  'submit.reset': 'Guardar contraseña',
  'to.login': 'Entrar',
  'back.login': 'Volver al inicio de sesión',
  'to.ask': 'Pedir un enlace nuevo',
}
