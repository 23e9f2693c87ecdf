import type { SessionUser } from '../session/user.ts'
import { CoachContact } from '../widgets.ts'
import { TextPage } from './text-page.tsx'
import '../styles/support.css'

const answers = [
  {
    question: 'I forgot my password',
    answer:
      'Choose “Forgotten your password?” where you sign in, and we mail you a link. A child without an e-mail address asks the parent who made the account: a parent can set a new one.',
  },
  {
    question: 'My activation code does not work',
    answer:
      'A code works once. Check it letter by letter: there is no O and no I in it. If it was used already and not by you, write to us and tell us where it is from.',
  },
  {
    question: 'How do I cancel a subscription?',
    answer:
      'On your dashboard, beside the subscription. What was paid for stays open until the end of its period, and you can resume before then.',
  },
  {
    question: 'The coach said something wrong',
    answer:
      'It happens, and we want to know. Use the thumb below the answer, or tell us here what you asked and what it said.',
  },
  {
    question: 'Delete my data, or send me a copy',
    answer: 'Write to us here. We answer within a month, usually within days, and it costs nothing.',
  },
]

/** What people ask most, and a form for everything else. */
export function Support({ user }: { user: SessionUser | null }) {
  return (
    <TextPage
      title="How can we help?"
      lead="The quick answers stand first. For everything else, a person reads what you write."
    >
      <section className="answers" aria-label="Quick answers">
        {answers.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      <div className="support-form">
        {/* Somebody else who signs in meanwhile gets a form of their own. */}
        <CoachContact key={user?.id ?? 'guest'} />
      </div>
    </TextPage>
  )
}
