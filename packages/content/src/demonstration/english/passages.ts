import type { PassageDraft } from '../../drafts/drafts.ts'

const source = { name: 'CoachKit', licence: 'MIT' }
const shared = { language: 'en-GB', source }

export const lighthouse: PassageDraft = {
  ...shared,
  external_id: 'the-lamp',
  title: 'The lamp on Gull Rock',
  text: `The wind had been rising since noon, and by supper it was throwing handfuls of sea against the windows. Nell counted the steps as she climbed: ninety-one, ninety-two, ninety-three. Grandfather usually did this. Grandfather was in bed with a fever, muttering about wicks.

“You need not go up,” her mother had said. “No one sails on a night like this.”

But what if someone did?

At the top, the lamp was a cold glass flower as tall as she was. Nell wiped each pane with her sleeve, as she had seen it done a hundred times, and struck a match. It died. The second died too. She turned her back to the draught, curled herself around the third like a cat around a kitten, and held her breath.

The flame caught. Slowly, grumbling, the great lens began to turn, and a white arm of light reached out across the water.

Nell stayed until her eyes stung. Towards midnight she saw it: far out, hardly brighter than a star, a small light rose, and sank, and rose again. It changed its course.

She never learned whose it was.`,
}

export const market: PassageDraft = {
  ...shared,
  external_id: 'save-the-market',
  title: 'A letter about Saturday Market',
  text: `Dear Editor,

Next month the council will decide whether Saturday Market may stay in Fountain Square. Those who want it gone say that it is noisy, that it blocks the road, and that everything on its stalls can be bought in the shopping centre.

Have they ever been there at eight in the morning?

I have, every week for six years, first in a pushchair and now with a bag of my own. I know the woman who grows eleven kinds of potato. I know the man who mends toasters that the shops would throw away. My neighbour, who is eighty-four and lives alone, tells me that the market is where she hears her own name spoken aloud.

Yes, the road is closed for five hours. It is open for the other one hundred and sixty-three hours of the week. Yes, it is noisy: it sounds like people talking to each other.

A shopping centre sells things. A market keeps a town together. I urge every councillor to visit it once, and buy a potato, before they vote.

Yours faithfully,
Samira Holt (Year 7)`,
}

export const fox: PassageDraft = {
  ...shared,
  external_id: 'urban-foxes',
  title: 'Neighbours with tails',
  text: `If you live in a British city, a fox probably crossed your street last night. Foxes began to move into the suburbs in the 1930s, when new houses with large gardens were built at the edge of towns. The gardens gave them what they needed: quiet places to sleep, and something to eat.

City foxes are not very different from their country cousins, but their habits have changed. In the country a fox may roam over several square kilometres to find enough food. In town it seldom needs a tenth of that. Its diet is broader too. Scientists who studied the stomachs of town foxes found beetles, worms, berries, birds and, in about a third of them, leftovers from kitchens.

Many people believe that foxes hunt cats. In fact, the two usually ignore each other; when they quarrel, it is often the cat that wins. What foxes do is bark, scream and dig, especially in January, when they look for mates.

Should they be fed? Most experts advise against it. A fox that loses its fear of people may walk into kitchens, and is then in danger itself.`,
}
