import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../parts/button/button.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import type { ContactState } from './coach-contact.state.ts'

export function ContactView({ state }: { state: ContactState }) {
  const { fields, busy, problem, sent, isKnown, send, text } = state
  if (sent.value) return <Sent state={state} email={sent.value.email} />
  return (
    <section class="contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title">{text('title')}</h2>
        <p class="quiet">{text(isKnown.value ? 'lead.known' : 'lead')}</p>
      </div>
      <Form onSubmit={send}>
        <FormProblem>{problem.value}</FormProblem>
        {!isKnown.value && (
          <TextField
            id="from_email"
            label={text('email')}
            hint={text('email.hint')}
            field={fields.from_email}
            kind="email"
            autocomplete="email"
            maxLength={320}
          />
        )}
        <TextField
          id="message"
          label={text('message')}
          hint={text('message.hint')}
          field={fields.message}
          kind="long"
          capitals="sentences"
        />
        <div>
          <Button kind="main" type="submit" busy={busy.value}>
            {text('submit')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Sent({ state: { again, text }, email }: { state: ContactState; email: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section class="contact contact-sent" aria-labelledby="contact-title">
      <CoachFace mood="cheers" size={72} />
      <h2 id="contact-title" ref={heading} tabIndex={-1}>
        {text('sent.title')}
      </h2>
      <p class="quiet">{email ? text('sent.text', { email }) : text('sent.known')}</p>
      <Button onClick={again}>{text('sent.again')}</Button>
    </section>
  )
}
