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
  'title.spent': 'Este enlace ya no sirve',
  'lead.ask': 'Escribe tu correo. Te enviaremos un enlace para entrar sin contraseña.',
  'lead.sent':
    'Si hay una cuenta para {email}, hemos enviado un enlace. Sirve una sola vez, durante 15 minutos. ¿No lo encuentras? Mira en la carpeta de correo no deseado.',
  'lead.sign-in': 'Con este enlace entras como {name}, con el correo {email}.',
  'lead.sign-up': 'Confirma que {email} es tu correo y tu cuenta estará lista.',
  'lead.spent': 'Un enlace sirve una sola vez y por poco tiempo. Pide otro o entra de otra forma.',
  'side.title': 'Sin contraseñas que recordar',
  'side.text': 'Solo necesitas el enlace que te llega al correo. Sirve una sola vez.',
  email: 'Correo',
  children: { one: 'Tu hijo o hija', other: 'Tus hijos' },
  'submit.ask': 'Enviarme un enlace',
  'submit.sign-in': 'Sí, quiero entrar',
  'submit.sign-up': 'Confirmar y empezar',
  'not-me': 'No soy yo',
  looking: 'Comprobando tu enlace',
  retry: 'Volver a intentarlo',
  'back.login': 'Entrar de otra forma',
  'to.ask': 'Pedir un enlace nuevo',
  'problem.inactive': 'Esta cuenta está desactivada. Pregunta en tu colegio o escribe a nuestro equipo de soporte.',
}
