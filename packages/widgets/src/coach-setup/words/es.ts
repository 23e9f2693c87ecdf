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
  'lead.form': 'Usted será el primer administrador. Su colegio y las páginas que tendrán el coach se crean a la vez.',
  'lead.done': 'Conviene guardar dos cosas: la línea para sus páginas y la clave secreta.',
  'lead.closed': 'Ya hay un administrador. Inicie sesión para continuar.',
  'side.title': 'De aquí al coach en su página',
  'side.text': 'Rellene esta página, pegue una línea, y sus alumnos tendrán a quién preguntar.',
  loading: 'Cargando',
  retry: 'Volver a intentarlo',
  token: 'Token de configuración',
  'token.hint': 'El servidor lo mostró al arrancar.',
  'token.empty': 'Pegue el token que mostró el servidor.',
  email: 'Su correo electrónico',
  password: 'Contraseña',
  school: 'Nombre del colegio',
  'school.empty': 'Escriba el nombre del colegio.',
  brand: 'Aspecto',
  'brand.none': 'El de CoachKit',
  'brand.colour': 'Un color propio',
  colour: 'Su color',
  submit: 'Configurar',
  'problem.token': 'Este token no es correcto o ha caducado. Reinicie el servidor para obtener otro.',
  'problem.closed': 'Otra persona ha terminado la configuración entretanto.',
  'wrong.email': 'Alguien usa ya esta dirección.',
  line: 'La línea que hay que pegar',
  'line.hint': 'Póngala en cada página que vaya a tener el coach, justo antes de </body>.',
  'key.secret': 'Clave secreta',
  'key.hint':
    'Para su propio servidor, que identifica con ella a los alumnos. Solo se muestra esta vez y nunca debe estar en una página.',
  'to.login': 'Iniciar sesión',
}
