import { plain, wordCount } from '../../../kernel/answers/words.ts'

/** What a message wants, as far as its words alone tell. */
export type Intent =
  | 'safety'
  | 'hello'
  | 'abilities'
  | 'new-problem'
  | 'thanks'
  | 'tell'
  | 'similar'
  | 'check'
  | 'hint'
  | 'other'

/** Somebody may be in danger. Better one calm sentence too many; a problem about danger of death is rare. */
const danger =
  /\b(?:kill(?:ing)? (?:myself|me)|suicid\w*|self[- ]?harm\w*|(?:hurt|cut|harm)(?:ting|ing)? myself|want to die|wanna die|wish i (?:was|were) dead|(?:end|take) my (?:own )?life|don't want to (?:live|be alive)|(?:he|she|they|dad|mom|mum|father|mother|somebody|someone|uncle|teacher|stepdad) (?:hits?|beats?|touch(?:es)?|hurts?|abuses?|molests?) me|(?:being|am|was|got) (?:abused|raped|molested|bullied)|bullying me|overdose|starv(?:e|ing) myself)\b/

/** Wants the answer told, or says something that is to make the coach forget its rules. */
const tell = [
  /\b(?:just|please|pls|simply|now)? ?(?:tell|give|show|say|send|reveal|print|write)(?: it)?(?: to)?(?: me| us)?(?: just| only)? (?:the |this |its |your )?(?:final |full |correct |right |whole |actual )?(?:answers?|solutions?|result|key)\b/,
  /\bwhat(?:'s| is| was|s) the (?:final |correct |right |actual )?(?:answer|solution|result)\b/,
  /\b(?:just|please) tell me\b/,
  /\bi give up\b/,
  /\b(?:solve|do) (?:it|this|that) for me\b/,
  /\b(?:i want|i need|want|need|gimme) (?:the |an )?(?:final |correct )?(?:answer|solution)\b/,
  /\b(?:answer|solution) (?:please|pls|now)\b/,
  /^(?:the )?(?:answer|solution)$/,
  /\b(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |previous |these |those )*(?:rules?|instructions?|prompts?|guidelines|orders)\b/,
  /\b(?:i am|i'm|this is|im) (?:the|a|your|his|her|my) (?:teacher|admin\w*|developer|tutor|professor|parent|mother|father|owner|principal|head)\b/,
  /\b(?:system prompt|developer mode|jailbreak|answer key|pretend (?:to be|that|you)|act as|you are now|from now on you)\b/,
]

const hint = [
  /\b(?:hints?|help|stuck|clue|nudge|next (?:step|one|hint)|another (?:one|hint|step)|more|go on|continue|explain|start|begin)\b/,
  /\b(?:don't|dont|do not|didn't|cannot|can't|cant) (?:know|get|understand|see|do|solve|remember|figure)\b/,
  /\b(?:idk|dunno|no idea|not sure|confused|lost|no clue|unsure)\b/,
  /^(?:ok|okay|yes|yep|yeah|no|nope|sure|please|what|why|how|huh|and|and then|so|then what|next|what now|what next|how so|why so|but why|but how)$/,
  /^(?:how|what) (?:do|should|can|would) i\b/,
]

const first = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text))

export function intentOf(message: string): Intent {
  const text = plain(message).replace(/[.,]+$/, '')
  if (danger.test(text)) return 'safety'
  if (first(tell, text)) return 'tell'
  const words = wordCount(text)
  if (words <= 6 && /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings)\b/.test(text)) {
    // "hi, help me" is a wish.
    return first(hint, text) ? 'hint' : 'hello'
  }
  if (words <= 8 && /\b(?:what can you do|who are you|what are you|how do you work)\b/.test(text)) return 'abilities'
  if (words <= 8 && /\b(?:another|new|different|next|other) (?:problem|question|exercise|task)\b/.test(text)) {
    return 'new-problem'
  }
  if (words <= 10 && /\b(?:thanks?|thank you|thx|ty|cheers|great job|bye|goodbye|see you)\b/.test(text)) return 'thanks'
  if (words <= 12 && /\b(?:similar|example|same kind|like this one)\b/.test(text)) return 'similar'
  if (words <= 12 && /\b(?:check|is (?:it|this|that) (?:right|correct|ok)|am i right|mark)\b/.test(text)) return 'check'
  // A long text with "how many more" in it is a problem, not a call for help.
  if (words <= 14 && first(hint, text)) return 'hint'
  return 'other'
}

/** Asks to have something explained that is no problem to solve: "What is a fraction?", "Tell me about cells". */
export const asksToKnow = (message: string): boolean => {
  const text = plain(message)
  return (
    wordCount(text) >= 3 &&
    wordCount(text) <= 25 &&
    !/\bhow (?:many|much)\b/.test(text) &&
    /^(?:(?:can|could|would|will) you |please )?(?:what|who|when|where|why|which|how (?:do|does|did|is|are|can|to)|explain|define|describe|tell me (?:about|what|how|why|more)|what's|teach me)\b/.test(
      text,
    )
  )
}
