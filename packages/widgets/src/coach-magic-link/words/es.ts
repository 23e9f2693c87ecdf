import { formWords } from '../../parts/form/form.words.es.ts'
import { sentWords } from '../../parts/sign-in/sent.words.es.ts'
import type { MagicLinkWords } from './en.ts'

/** The words of the mailed link in Spanish. */
export const words: MagicLinkWords = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Entrar con un enlace',
  'title.looking': 'Un momento',
  'title.sign-in': '¿Eres tú?',
  'title.sign-up': 'Te damos la bienvenida, {name}',
  'title.spent': 'Este enlace ya no vale',
  'lead.ask': 'Escribe tu correo. Te enviamos un enlace para entrar sin contraseña.',
  'lead.sent':
    'Si hay una cuenta para {email}, un enlace está en camino. Vale una vez, durante 15 minutos. ¿No llega? Mira en el correo no deseado.',
  'lead.sign-in': 'Con este enlace entra {name} con el correo {email}.',
  'lead.sign-up': 'Confirma que {email} es tuyo y tu cuenta empieza.',
  'lead.spent': 'Un enlace vale una vez y no mucho tiempo. Pide otro o entra de otra manera.',
  'side.title': 'Sin contraseña que recordar',
  'side.text': 'El enlace de tu correo basta. Vale una vez y para nadie más.',
  email: 'Correo',
  children: { one: 'Tu hijo o hija aquí', other: 'Tus hijos aquí' },
  'submit.ask': 'Enviarme un enlace',
  'submit.sign-in': 'Sí, quiero entrar',
  'submit.sign-up': 'Confirmar y empezar',
  'not-me': 'No soy yo',
  looking: 'Mirando tu enlace',
  retry: 'Volver a intentarlo',
  'back.login': 'Entrar de otra manera',
  'to.ask': 'Enviar un enlace nuevo',
  'problem.inactive': 'Esta cuenta está desactivada. Pregunta en tu escuela o al soporte.',
}
