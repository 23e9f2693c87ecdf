import { formWords } from '../../parts/form/form.words.es.ts'
import { sentWords } from '../../parts/sign-in/sent.words.es.ts'
import type { SignupWords } from './en.ts'

/** The sign-up's words in Spanish. */
export const words: SignupWords = {
  ...formWords,
  ...sentWords,
  title: 'Crear una cuenta',
  'title.lite': 'Empieza gratis',
  'title.proof': 'Ya casi está',
  'lead.lite': 'Practica y pregunta al coach sin pagar. Más adelante puedes tener más.',
  'lead.proof': 'Nos faltan dos cosas para que puedas empezar.',
  'lead.sent':
    'Hemos escrito a {email}. Abre el enlace de ese correo y confirma, y ya estás dentro. Vale un día. ¿No llega? Mira en el correo no deseado.',
  'side.title': 'Un coach que pregunta antes de decir',
  'side.text': 'Un empujón, luego una pista, luego un ejemplo parecido. La respuesta llega después de tu intento.',
  role: 'Soy',
  'role.student': 'Estudiante',
  'role.parent': 'Madre o padre',
  'role.hint': 'Quienes enseñan reciben su cuenta de su escuela.',
  first_name: 'Nombre',
  last_name: 'Apellido',
  email: 'Correo',
  password: 'Contraseña',
  mobile_number: 'Móvil',
  'mobile_number.hint': 'Con el prefijo del país. También puedes entrar con él.',
  referral_code: 'El código de una amistad',
  'agree.terms': 'términos',
  'agree.privacy': 'política de privacidad',
  agree: 'Acepto los {terms} y la {privacy}.',
  submit: 'Crear mi cuenta',
  'have.question': '¿Ya tienes una cuenta?',
  'have.link': 'Entrar',
  'wrong.role': 'Di si eres estudiante, o madre o padre.',
  'wrong.first_name': 'Escribe tu nombre.',
  'wrong.last_name': 'Escribe tu apellido.',
  'wrong.name': 'Esto tiene un signo que no tiene ningún nombre.',
  'wrong.mobile_number': 'Escríbelo con el prefijo del país, como +34 600 000 000.',
  'wrong.agree': 'Acepta los términos y la política de privacidad para seguir.',
  'problem.refused': 'No se ha podido crear la cuenta así. Empieza otra vez en la página de entrada.',
  'problem.inactive': 'Esta cuenta está desactivada. Pregunta en tu escuela o al soporte.',
  'problem.unavailable': 'No se puede llegar al otro servicio. Inténtalo otra vez en un momento.',
}
