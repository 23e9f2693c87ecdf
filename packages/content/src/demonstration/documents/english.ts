import type { KnowledgeDraft } from '../../drafts/drafts.ts'

const subject = 'english'

export const englishDocuments: KnowledgeDraft[] = [
  {
    external_id: 'punctuation',
    title: 'Punctuation',
    filename: 'punctuation.md',
    subject,
    text: `# Punctuation

## Why it matters
Punctuation does on paper what the voice does in speech: it shows where to pause, where a thought ends and who is speaking. “Let’s eat, Grandma” and “Let’s eat Grandma” differ by one small mark, and by a great deal of meaning.

## Ending a sentence
A full stop ends a statement. A question mark ends a direct question: *Where is the key?* An indirect question is a statement and takes a full stop: *She asked where the key was.* An exclamation mark shows strong feeling; one is enough.

## Commas
Use commas in these places:

- between the items of a list: *apples, bread and cheese*
- after an opening phrase or clause: *When the bell rang, everyone stood up.*
- around extra information that could be left out: *My brother, who lives in Leeds, plays the cello.*
- before *but*, *so* and the like when they join two main clauses: *It rained, but we played on.*

Do not put a comma between a subject and its verb. And do not join two sentences with nothing but a comma; that is called a **comma splice**. *It was late, we went home* needs a full stop, a semicolon or a word such as *so*.

## Apostrophes
An apostrophe has two tasks. It shows that letters are missing: *do not* becomes *don’t*, *it is* becomes *it’s*. And it shows who owns something. With one owner it stands before the s: *the dog’s lead*. With several owners ending in s it stands after it: *the dogs’ leads*. Plurals without an s take *’s*: *the children’s coats*. Plain plurals never have an apostrophe: *two dogs*. *Its* without an apostrophe means “belonging to it”.

## Speech marks
Put the spoken words, and the mark that ends them, inside speech marks: *“Come in,” said Omar. “Are you cold?”* Begin a new line for each new speaker. After the speech, *said* begins with a small letter, even after a question mark.

## Semicolons and colons
A semicolon joins two main clauses that belong together: *The tide was out; the boats lay on the sand.* Both sides could stand alone. A colon announces something: a list, an explanation or a quotation. What stands before it must be a complete sentence: *She packed three things: a torch, a map and a whistle.*

## Brackets and dashes
Both set an extra thought apart. Brackets whisper (like this), dashes call out. In a formal text use few of them.

## Checking your own work
Read your text aloud, slowly. Where you run out of breath, a full stop may be missing. Where you pause, check for a comma. Then look at every apostrophe and ask: owner, or missing letter?
`,
  },
  {
    external_id: 'persuasive-writing',
    title: 'Persuasive writing',
    filename: 'persuasive-writing.md',
    subject,
    text: `# Persuasive writing

## What it is for
Persuasive writing tries to change what readers think or do. Letters to a newspaper, speeches, reviews and posters all do it. Before you begin, answer three questions: What exactly do I want? Who has to be convinced? What do these people care about?

## Three ways to persuade
Ever since the ancient Greeks, three kinds of appeal have been told apart.

- **Reason** (logos): facts, figures, examples, causes and effects. *Since the crossing was built, there has been no accident.*
- **Feeling** (pathos): stories and words that let readers share joy, worry or anger. *My neighbour tells me that the market is where she hears her own name spoken aloud.*
- **Trust** (ethos): showing that the writer knows the matter and is fair. *I have helped in the library for three years.*

Good persuasion mixes them. Feeling without reason sounds shrill, reason without feeling sounds dry.

## Useful techniques
A **rhetorical question** makes readers answer in their heads: *Who would not want clean air?* The **rule of three** sticks in the memory: *It is safe, cheap and quick.* **Repetition** at the beginning of sentences builds up force. Speaking to the reader directly, with *you* and *we*, makes them take part. An **anecdote**, a very short true story, brings a large matter close. Strong verbs such as *urge*, *protect* or *waste* do more than strings of adjectives.

## Answering the other side
Do not pretend that nobody disagrees. Name the best reason against you, and answer it: *Yes, the road is closed for five hours. It is open for the other one hundred and sixty-three.* This is called a **counter-argument**. It shows that you are fair, and it takes the wind out of the other side’s sails.

## A plan that works
1. **Opening.** Catch attention and say what you want.
2. **Reasons.** One paragraph for each. Begin with the point, give evidence, explain why it matters. Keep the strongest for last.
3. **Counter-argument.** What do others say, and why does it not convince you?
4. **Ending.** Repeat your wish in fresh words and say what readers should do now.

Link the paragraphs with words such as *firstly*, *moreover*, *however*, *as a result* and *therefore*.

## Fair play
Persuading is not the same as tricking. Do not invent figures, do not insult people, and do not leave out what you know to be important. Readers who find out that they were tricked will not believe you again.

## A last check
Does every paragraph serve the aim? Is each claim backed by something? Would a reader who disagrees feel respected? Read it aloud to somebody, and ask which sentence they remember. It should be the one that matters most.
`,
  },
  {
    external_id: 'figurative-language',
    title: 'Figurative language',
    filename: 'figurative-language.md',
    subject,
    text: `# Figurative language

## Saying it differently
Figurative language says more than its words mean in a dictionary. Nobody’s heart really breaks, and time has no wings; but *his heart broke* and *time flew* make us feel what plain words only report. When you write about figurative language, name the technique, quote the words and then explain the **effect**: what does the picture make the reader see, hear or feel?

## Comparing
A **simile** compares two things with *like* or *as*: *Her voice was like warm honey. He was as quiet as snow.* A **metaphor** goes a step further and says that one thing *is* the other: *Her voice was warm honey. The classroom was a zoo.* An extended metaphor keeps the picture going over several lines.

To explain a comparison, ask what the two things share. Honey is sweet, slow and soothing; so the voice is gentle and pleasant. Snow makes no sound; so the boy is quiet in a soft way, and not in a frightening one.

## Giving life
**Personification** lets things act or feel like people: *The wind sighed. The old door complained.* It can make a place seem friendly or threatening. In *a white arm of light reached out across the water*, the light seems to search for ships as a helper would.

## Playing with sounds
**Alliteration** repeats the sound at the beginning of words that stand close together: *silver sails slid silently*. Soft sounds such as s or l can be calming, hard ones such as k or t can sound sharp or quick. **Onomatopoeia** uses words that sound like what they mean: *buzz, hiss, splash, crackle*. Both make a text something to be heard.

## Larger than life
**Hyperbole** exaggerates on purpose: *I have told you a million times.* It shows strong feeling, or makes us smile. Its opposite is understatement: *It was a little chilly*, said in a snowstorm.

**Symbolism** lets a thing stand for an idea: a dove for peace, a lamp in the dark for hope, a locked door for a secret.

## How to write about it
A good answer has four steps. *Point*: the writer shows how careful Nell is. *Evidence*: she curls around the match “like a cat around a kitten”. *Explanation*: the simile compares the weak flame with a helpless young animal, so we feel that it could be lost at any moment. *Link*: this makes us hope, with her, that it will catch.

Avoid general remarks such as “it makes the reader want to read on”. Every sentence should do that; say what *this* picture does.
`,
  },
  {
    external_id: 'reading-closely',
    title: 'Reading closely',
    filename: 'reading-closely.md',
    subject,
    text: `# Reading closely

## Three ways of reading
**Skimming** means running your eyes over a text to find out what it is about: read the title, the first and last lines of paragraphs, and anything in bold. **Scanning** means looking for one particular thing, such as a date or a name; let your eyes jump, and read only where you land. **Close reading** means reading slowly, more than once, and asking why each word is there. Begin with skimming, then use the other two as the questions demand.

## Finding information
For a question about facts, look for key words of the question in the text, or for words of the same meaning. Answer with what the text says, not with what you know from elsewhere. Check whether the question asks for one thing or for several.

## Reading between the lines
Writers do not say everything. When we work out what is not said, we **infer**. *She put her coat on, looked at the window and took it off again.* Nobody mentions rain, but we infer that it has begun. A good inference has a clue in the text; a guess has none. Use the pattern *I think … because the text says …*.

## Fact and opinion
A **fact** can be checked: *The fox weighed six kilograms.* An **opinion** is a judgement on which people may differ: *Foxes are beautiful.* Watch for words that judge, such as *best*, *terrible* or *should*, and for phrases such as *many people believe*. Behind them the writer may correct the belief in the next sentence, often with *in fact* or *however*.

## Words you do not know
Do not stop at every unknown word. Look at what stands around it: a new word is often explained by an example, a contrast or a second name nearby. Look at its parts: *un-*, *re-* and *sub-* at the beginning and *-less*, *-ful* and *-tion* at the end carry meaning. Then try a word of your own in its place; if the sentence still makes sense, you are close.

## The writer’s choices
Ask of any text: who wrote it, for whom, and what for? A letter to a newspaper wants to persuade, an encyclopedia to inform, a story to move. Look at the order of the parts, at the length of sentences, at words that stand out. A very short sentence after long ones strikes like a drum. A line that stands alone asks to be thought about.

## Quoting
When you use the text’s own words as evidence, put them in quotation marks and keep the quotation short. Build it into your sentence: *The market is where the neighbour “hears her own name spoken aloud”, which shows how lonely she is elsewhere.* A quotation does not speak for itself; say what it shows.

## Checking your answer
Read the question once more. Have you answered all of it? Is there evidence? Could somebody who has not read the text follow you?
`,
  },
]
