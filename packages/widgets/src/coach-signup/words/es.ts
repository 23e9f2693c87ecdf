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
  'lead.lite': 'Practica y pregunta al coach sin pagar. Siempre podrás añadir más después.',
  'lead.proof': 'Nos faltan dos datos para que puedas empezar.',
  'lead.course': 'Crea primero tu cuenta y después sigue con {course}.',
  'lead.sent':
    'Hemos enviado un correo a {email}. Abre el enlace, confirma y ya está. El enlace es válido durante un día. ¿No lo encuentras? Mira en la carpeta de correo no deseado.',
  'side.title': 'Un coach que pregunta antes de dar la respuesta',
  'side.text':
    'Primero un empujoncito, luego una pista y después el comienzo de un problema parecido. La respuesta llega cuando ya lo has intentado.',
  role: 'Soy',
  'role.student': 'Estudiante',
  'role.parent': 'Madre o padre',
  'role.hint': 'El profesorado recibe su cuenta de su centro.',
  first_name: 'Nombre',
  last_name: 'Apellidos',
  email: 'Correo',
  password: 'Contraseña',
  mobile_number: 'Móvil',
  'mobile_number.hint': 'Con el prefijo del país. También podrás entrar con este número.',
  referral_code: 'Código de un amigo o amiga',
  'agree.terms': 'términos',
  'agree.privacy': 'política de privacidad',
  agree: 'Acepto los {terms} y la {privacy}.',
  submit: 'Crear mi cuenta',
  'have.question': '¿Ya tienes una cuenta?',
  'have.link': 'Entrar',
  'wrong.role': 'Elige si eres estudiante o madre o padre.',
  'wrong.first_name': 'Escribe tu nombre.',
  'wrong.last_name': 'Escribe tus apellidos.',
  'wrong.name': 'Hay un carácter que no se puede usar en un nombre.',
  'wrong.mobile_number': 'Escríbelo con el prefijo del país, por ejemplo +34 612 345 678.',
  'wrong.agree': 'Para continuar, acepta los términos y la política de privacidad.',
  'problem.refused': 'No se ha podido crear la cuenta de esta forma. Empieza de nuevo desde la página para entrar.',
  'problem.inactive': 'Esta cuenta está desactivada. Pregunta en tu colegio o escribe a nuestro equipo de soporte.',
  'problem.unavailable': 'Ahora mismo no podemos conectar con el otro servicio. Vuelve a intentarlo en un momento.',
}
