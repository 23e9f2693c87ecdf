import { defineWidget } from '@coachkit/sdk'
import { chatAttributes } from './coach-chat.attributes.ts'
import type { ChatEvents } from './coach-chat.events.ts'
import { chatStyles } from './coach-chat.styles.ts'
import { CoachChatView } from './coach-chat.view.tsx'
import { fetchFurther, laterVerbs } from './further.ts'
import { createCoachChat, type CoachChat as State } from './state/coach-chat.state.ts'
import { type ChatWords, words } from './words/coach-chat.words.ts'

/** The coach: a chat in a bubble, a box of the page, or a page of its own. */
export const CoachChat = defineWidget<
  typeof chatAttributes,
  ChatEvents,
  ChatWords,
  State,
  {
    open: (state: State) => void
    close: (state: State) => void
    send: (state: State, text: string) => void
    focus: (state: State) => void
  }
>({
  tag: 'coach-chat',
  attributes: chatAttributes,
  words,
  translations: {
    de: () => import('./words/coach-chat.words.de.ts'),
    es: () => import('./words/coach-chat.words.es.ts'),
  },
  styles: chatStyles,
  create(tools, attributes) {
    // After what the first screen needs.
    tools.later(0, fetchFurther)
    return createCoachChat(tools, attributes, laterVerbs)
  },
  view: CoachChatView,
  methods: {
    /** Opens the panel and puts the cursor where one writes. */
    open: (state) => state.show(),
    close: (state) => state.hide(),
    /** Sends a message as if it had been typed; while the coach answers, it waits for its turn. */
    send: (state, text) => void state.send(text),
    focus: (state) => state.focusComposer.peek()?.(),
  },
})
