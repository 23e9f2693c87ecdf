import { formWords } from '../../parts/form/form.words.es.ts'
import type { ContactWords } from './en.ts'

export const words: ContactWords = {
  ...formWords,
  title: 'Escríbenos',
  lead: 'Lo leerá una persona, normalmente en un día laborable.',
  'lead.known': 'Responderemos al correo de tu cuenta.',
  email: 'Tu correo electrónico',
  'email.hint': 'Te responderemos a esta dirección y no la usaremos para nada más.',
  message: 'Tu mensaje',
  'message.hint': 'No incluyas contraseñas, por favor. Nunca las pedimos.',
  'message.long': 'No pases de 5.000 caracteres y empieza por lo más importante.',
  submit: 'Enviar',
  'sent.title': 'Mensaje enviado',
  'sent.text': 'Gracias. Te responderemos a {email}.',
  'sent.known': 'Gracias. Te responderemos al correo de tu cuenta.',
  'sent.again': 'Escribir otro mensaje',
}
