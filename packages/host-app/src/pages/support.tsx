import type { SessionUser } from '../session/user.ts'
import { CoachContact } from '../widgets.ts'
import { TextPage } from './text-page.tsx'
import '../styles/support.css'

const answers = [
  {
    question: 'I forgot my password',
    answer:
      'Choose “Forgotten your password?” on the sign-in page and we’ll email you a link. A child without an email address can ask the parent who created the account, who can set a new password.',
  },
  {
    question: 'My activation code does not work',
    answer:
      'A code works once. Check it letter by letter: codes never contain the letters O or I. If someone else has already used it, write to us and tell us where you got it.',
  },
  {
    question: 'How do I cancel a subscription?',
    answer:
      'On your dashboard, beside the subscription. What you’ve paid for stays available until the end of the period, and you can resume before then.',
  },
  {
    question: 'The coach said something wrong',
    answer:
      'It happens, and we want to know. Use the thumbs below the answer, or tell us here what you asked and what it said.',
  },
  {
    question: 'Can you delete my data, or send me a copy?',
    answer: 'Yes. Write to us here. We’ll answer within a month, and it’s free.',
  },
]

/** What people ask most, and a form for everything else. */
export function Support({ user }: { user: SessionUser | null }) {
  return (
    <TextPage
      title="How can we help?"
      lead="Here are some quick answers. For anything else, write to us: a person will read it."
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
