import { copyWords } from '../../parts/copy-box/copy-box.words.es.ts'
import { formWords } from '../../parts/form/form.words.es.ts'
import { originsWords } from '../../parts/origins/origins.words.es.ts'
import type { SetupWords } from './en.ts'

export const words: SetupWords = {
  ...formWords,
  ...copyWords,
  ...originsWords,
  'title.loading': 'Un momento',
  'title.form': 'Configurar CoachKit',
  'title.done': 'CoachKit está configurado',
  'title.closed': 'CoachKit ya está configurado',
  'title.failed': 'No podemos conectar con el servidor',
  'lead.form': 'Serás el primer administrador. Aquí también se crean tu colegio y las páginas que tendrán el coach.',
  'lead.done': 'Guarda bien dos cosas: la línea para tus páginas y la clave secreta.',
  'lead.closed': 'Ya hay un administrador. Inicia sesión para continuar.',
  'side.title': 'Pon el coach en tu página',
  'side.text': 'Rellena este formulario, pega una línea y tus alumnos tendrán un coach al que preguntar.',
  loading: 'Cargando',
  retry: 'Volver a intentarlo',
  token: 'Token de configuración',
  'token.hint': 'El servidor lo mostró al arrancar.',
  'token.empty': 'Pega el token que mostró el servidor.',
  email: 'Tu correo electrónico',
  password: 'Contraseña',
  school: 'Nombre del colegio',
  'school.empty': 'Escribe el nombre de tu colegio.',
  brand: 'Aspecto',
  'brand.none': 'El de CoachKit',
  'brand.colour': 'Tu propio color',
  colour: 'Tu color',
  submit: 'Configurar',
  'problem.token': 'Este token no es correcto o ha caducado. Reinicia el servidor para obtener otro.',
  'problem.closed': 'Otra persona ya ha terminado la configuración.',
  'wrong.email': 'Esta dirección ya se está usando.',
  line: 'La línea que hay que pegar',
  'line.hint': 'Ponla en todas las páginas que vayan a tener el coach, justo antes de </body>.',
  'key.secret': 'Clave secreta',
  'key.hint':
    'Para tu propio servidor, que identifica con ella a los alumnos. Solo la verás esta vez y nunca debe estar en una página.',
  'to.login': 'Iniciar sesión',
}
