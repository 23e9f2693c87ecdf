import { familyWords } from '../../parts/family/family.words.es.ts'
import type { ReferralWords } from './en.ts'

export const words: ReferralWords = {
  ...familyWords,
  title: 'Invita a tus amigos',
  lead: 'Comparte tu código con familias que conozcas. Pueden escribirlo al registrarse o en esta página.',
  code: 'Tu código',
  copy: 'Copiar el código',
  copied: 'Copiado',
  reward: {
    one: 'Cuando un amigo que ha usado tu código haga su primer pago, los dos tendréis un mes gratis.',
    other: 'Cuando un amigo que ha usado tu código haga su primer pago, los dos tendréis {count} meses gratis.',
  },
  'reward.none': 'Tu código muestra que un amigo ha venido gracias a ti. No da meses gratis.',
  quota: { one: 'Lo ha usado {count} de {of} amigos', other: 'Lo han usado {count} de {of} amigos' },
  full: 'Ya no quedan plazas. ¡Gracias!',
  friends: 'Quién lo ha usado',
  'friends.none': 'Nadie todavía. Cuando un amigo use tu código, verás aquí su nombre.',
  'friends.since': 'el {day}',
  enter: '¿Te ha dado un código un amigo?',
  'enter.text': 'Solo puedes usar el código de un amigo, una vez.',
  'enter.reward': {
    one: 'Úsalo antes de tu primer pago y, cuando pagues, los dos tendréis un mes gratis.',
    other: 'Úsalo antes de tu primer pago y, cuando pagues, los dos tendréis {count} meses gratis.',
  },
  'enter.label': 'El código de un amigo',
  'enter.missing': 'Escribe el código.',
  'enter.check': 'Comprobar el código',
  'enter.good': { one: 'Este código vale para {count} amigo más.', other: 'Este código vale para {count} amigos más.' },
  'enter.submit': 'Usar el código',
  'enter.done': 'Has usado el código {code}. ¡Qué bien que estés aquí!',
  faq: 'Preguntas sobre los códigos de amigo',
  'faq.title': 'Preguntas sobre los códigos de amigo',
  'faq.back': 'Volver a mi código',
  'faq.what.q': '¿Qué es un código de amigo?',
  'faq.what.a':
    'Diez letras y números que son solo tuyos. Cuando una familia los escribe, ves que ha venido gracias a ti.',
  'faq.who.q': '¿Quién puede usar el mío?',
  'faq.who.a':
    'Cualquier alumno, padre o madre con cuenta propia. No es para tu familia: los padres y sus hijos no pueden usar los códigos unos de otros.',
  'faq.many.q': '¿Cuántas veces se puede usar?',
  'faq.many.a':
    'Las veces que diga tu página. Cuando no quedan plazas, el código deja de valer para otros, pero nadie pierde nada.',
  'faq.once.q': 'Tengo dos códigos. ¿Puedo usar los dos?',
  'faq.once.a':
    'No. Cada cuenta puede usar el código de un solo amigo, una vez. Después no se puede cambiar, así que elige bien.',
  'faq.see.q': '¿Qué vemos mis amigos y yo unos de otros?',
  'faq.see.a': 'Tú ves su nombre, la inicial de su apellido y el día. Ellos solo ven tu código.',
  'faq.reward.q': '¿Qué gano con él?',
  'faq.reward.a': {
    one: 'Un mes gratis para los dos cuando tu amigo haya hecho su primer pago. Se suma a tu suscripción o a la de tu hijo, así que el próximo pago llega un mes más tarde. Si no tienes suscripción, te espera hasta que la tengas.',
    other:
      '{count} meses gratis para los dos cuando tu amigo haya hecho su primer pago. Se suman a tu suscripción o a la de tu hijo, así que el próximo pago llega {count} meses más tarde. Si no tienes suscripción, te esperan hasta que la tengas.',
  },
  'faq.reward.none': 'Aquí no hay meses gratis. En tu página ves quién ha usado tu código.',
  'faq.wrong.q': 'El código no funciona. ¿Qué hago?',
  'faq.wrong.a': 'Revísalo letra por letra. Si está bien, quizá ya no queden plazas: pregunta a tu amigo.',
  'staff.title': 'Los códigos de amigo son para familias',
  'staff.text': 'Los alumnos y sus padres encuentran aquí su código.',
  'problem.unknown': 'No conocemos este código. Revísalo letra por letra.',
  'problem.spent': 'Ya no quedan plazas con este código.',
  'problem.own': 'Los códigos de amigo no son para tu propia familia.',
  'problem.repeated': 'Esta cuenta ya ha usado el código de un amigo.',
}
