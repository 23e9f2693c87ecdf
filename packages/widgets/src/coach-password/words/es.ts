import { formWords } from '../../parts/form/form.words.es.ts'
import { sentWords } from '../../parts/sign-in/sent.words.es.ts'
import type { PasswordWords } from './en.ts'

/** The words of a new password in Spanish. */
export const words: PasswordWords = {
  ...formWords,
  ...sentWords,
  'title.ask': '¿Has olvidado la contraseña?',
  'title.reset': 'Elige una contraseña nueva',
  'title.done': 'Tu contraseña nueva ya vale',
  'title.spent': 'Este enlace ya no vale',
  'lead.ask': 'Escribe el correo de tu cuenta. Te enviamos un enlace para elegir otra.',
  'lead.sent':
    'Si hay una cuenta para {email}, un enlace está en camino. Vale una vez, durante 15 minutos. ¿No llega? Mira en el correo no deseado.',
  'lead.reset': 'Se cerrará la sesión en todos los dispositivos.',
  'lead.done': 'La antigua ya no vale y se ha cerrado la sesión en todas partes. Entra con la nueva.',
  'lead.spent': 'Vale una vez, durante 15 minutos, y tu contraseña sigue igual. Pide un enlace nuevo.',
  'side.title': 'Le pasa a todo el mundo',
  'side.text': 'Un minuto y vuelves a tus preguntas. No se ha perdido nada tuyo.',
  email: 'Correo',
  'email.hint': '¿Un niño sin correo? Su madre o su padre puede poner una contraseña nueva.',
  new_password: 'Contraseña nueva',
  'submit.ask': 'Enviarme un enlace',
  'submit.reset': 'Guardar la contraseña',
  'to.login': 'Entrar',
  'back.login': 'Volver a entrar',
  'to.ask': 'Enviar un enlace nuevo',
}
