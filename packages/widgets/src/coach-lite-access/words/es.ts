import { familyWords } from '../../parts/family/family.words.es.ts'
import type { LiteWords } from './en.ts'

export const words: LiteWords = {
  ...familyWords,
  title: 'Activar el acceso gratuito',
  lead: 'El acceso gratuito abre el coach y la práctica diaria, con unos corazones al día. Se pueden añadir cursos cuando quieras.',
  child: '¿Para quién es?',
  'child.add': 'Añadir un hijo',
  'child.none': 'Añade primero a tu hijo; una cuenta gratuita tarda un minuto.',
  'child.has': 'Ya tiene acceso gratuito',
  'child.missing': 'Elige para quién es.',
  code: 'Código de activación',
  'code.hint': 'Si te han dado uno, trae sus cursos.',
  'submit.for': 'Activarlo para {name}',
  submit: 'Activarlo',
  'done.title': 'El acceso gratuito está activado',
  'done.for': '{name} ya puede empezar.',
  'done.own': 'Ya puedes empezar.',
  'done.home': 'A la página de la familia',
  'done.learn': 'Hablar con el coach',
  'has.title': 'Tienes acceso gratuito',
  'has.text': 'No hay nada que activar. Puedes añadir cursos cuando quieras.',
  'staff.title': 'El acceso gratuito es para alumnos',
  'staff.text': 'Los alumnos lo activan para sí mismos, y los padres para sus hijos.',
  'problem.paid': 'Esta cuenta tiene ya más que el acceso gratuito: no hay nada que activar.',
  'problem.unknown': 'Ese código no existe. Míralo letra por letra, o deja el campo vacío.',
  'problem.spent': 'Este código ya se ha usado o no vale. Deja el campo vacío para seguir sin él.',
}
