export const words = {
  title: 'What you can learn here',
  lead: 'Each course has practice with marking, and the coach beside every question.',
  wait: 'The courses are coming',
  search: 'Find a course',
  subject: 'Subject',
  'subject.every': 'All subjects',
  level: 'Level',
  'level.every': 'All levels',
  found: { one: '{count} course', other: '{count} courses' },
  none: 'No course fits that.',
  'none.reset': 'Show all courses',
  empty: 'There is no open course here yet. The coach helps all the same.',
  'to.coach': 'Ask the coach',
  'to.list': 'All courses',
  'to.join': 'Take this course',
  'to.redeem': 'I have a code',
  'one.school': 'From {school}',
  'one.text': 'Questions that grow with you, hints before answers, and a look at what went well.',
  'one.practice': 'Practice that is marked while you watch',
  'one.coach': 'The coach beside every question: a nudge first',
  'one.report': 'For parents and teachers: what goes well, and what needs help',
  'gone.title': 'This course is not open',
  'gone.text': 'It may belong to a school, or it has ended.',
  'load.title': 'The courses did not come',
  'load.offline': 'There is no connection. Try again when you are online.',
  'load.ours': 'Something went wrong on our side. Try again in a moment.',
  'load.retry': 'Try again',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type CourseListWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
