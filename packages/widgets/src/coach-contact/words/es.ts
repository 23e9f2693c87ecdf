import { formWords } from '../../parts/form/form.words.es.ts'
import type { ContactWords } from './en.ts'

export const words: ContactWords = {
  ...formWords,
  title: 'Escríbenos',
  lead: 'Lo lee una persona, casi siempre en un día laborable.',
  'lead.known': 'La respuesta llega al correo de tu cuenta.',
  email: 'Tu correo electrónico',
  'email.hint': 'Ahí llega la respuesta. No lo usamos para nada más.',
  message: 'Tu mensaje',
  'message.hint': 'Sin contraseñas, por favor. Nunca las pedimos.',
  'message.long': 'Son más de 5.000 caracteres. ¿Lo más importante primero?',
  submit: 'Enviar',
  'sent.title': 'Tu mensaje está en camino',
  'sent.text': 'Gracias. Respondemos a {email}.',
  'sent.known': 'Gracias. Respondemos al correo de tu cuenta.',
  'sent.again': 'Escribir otro mensaje',
}
