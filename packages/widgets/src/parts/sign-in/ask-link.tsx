import type { Text } from '@coachkit/sdk'
import type { ReadonlySignal } from '@preact/signals'
import { Button } from '../button/button.tsx'
import { Form } from '../form/form.tsx'
import type { FormField } from '../form/form-field.ts'
import { TextField } from '../form/text-field.tsx'

export interface AskLinkProps {
  state: {
    fields: { email: FormField }
    busy: ReadonlySignal<boolean>
    ask: () => Promise<void>
    toLogin: () => void
    text: Text<{ email: string; 'submit.ask': string; 'back.login': string }>
  }
  hint?: string
}

/** Asks for the address that a link goes to. */
export const AskLink = ({ state: { fields, busy, ask, toLogin, text }, hint }: AskLinkProps) => (
  <>
    <Form class="sign-in-form" onSubmit={ask}>
      <TextField
        id="email"
        label={text('email')}
        field={fields.email}
        kind="email"
        autocomplete="username"
        hint={hint}
        maxLength={254}
      />
      <Button kind="main" type="submit" busy={busy.value}>
        {text('submit.ask')}
      </Button>
    </Form>
    <div class="sign-in-links">
      <button type="button" class="link" onClick={toLogin}>
        {text('back.login')}
      </button>
    </div>
  </>
)
