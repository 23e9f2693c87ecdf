import { familyWords } from '../../parts/family/family.words.es.ts'
import type { ShopWords } from './en.ts'

export const words: ShopWords = {
  ...familyWords,
  title: 'Cursos para {name}',
  'title.own': 'Cursos para ti',
  'title.all': 'Cursos',
  lead: 'Elige lo que quieras. Todavía no pagas nada.',
  mode: 'Cada cuánto pagas',
  'mode.subscription': 'Mensual',
  'mode.annual': 'Anual',
  'each.subscription': 'al mes',
  'each.annual': 'al año',
  'annual.none': 'Solo mensual',
  saves: 'Ahorras {amount} al año ({percent} %)',
  'saves.year': 'Paga {amount} al año y ahorra {saved}',
  add: 'Añadir',
  'add.of': 'Añadir {name}',
  added: 'En la cesta',
  'added.of': 'En la cesta: {name}',
  owned: 'Ya lo tienes',
  'owned.of': '{name} ya lo tiene',
  period: 'El primer periodo va del {start} al {end}. Se renueva automáticamente y puedes cancelar cuando quieras.',
  inside: { one: 'Incluye {count} cuestionario.', other: 'Incluye {count} cuestionarios.' },
  'inside.free': { one: 'Puedes probar {count} gratis.', other: 'Puedes probar {count} gratis.' },
  'empty.title': 'Todavía no hay cursos a la venta',
  'empty.text':
    'Los cursos aparecerán aquí cuando salgan a la venta. Si tu colegio te ha dado un código, ya puedes canjearlo.',
  'empty.redeem': 'Canjear un código de activación',
  'chosen.none':
    'El curso que has elegido no se vende aquí. Si tu colegio te ha dado un código, puedes abrirlo igualmente.',
  'done.title': 'Ya tienes todos los cursos',
  basket: { one: '{count} curso en la cesta', other: '{count} cursos en la cesta' },
  checkout: 'Ir a la cesta',
  'staff.title': 'Solo las familias pueden comprar cursos',
  'staff.text':
    'Los alumnos y sus padres pueden comprar cursos aquí. Los cursos del colegio los reparte el propio colegio.',
}
