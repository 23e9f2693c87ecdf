import type { PassageDraft } from '../../drafts/drafts.ts'

const source = { name: 'CoachKit', licence: 'MIT' }

export const pond: PassageDraft = {
  external_id: 'the-pond',
  title: 'A year at the pond',
  language: 'en-GB',
  source,
  text: `Behind the old mill lies a pond that is no larger than a classroom. From the path it looks quiet. Mrs Okafor, who has looked after it for eleven years, knows better.

In spring the algae wake first. They are tiny and green, and they need nothing but light, water and what is dissolved in it. Water fleas follow them: each flea, smaller than a full stop, sieves algae from the water all day long. Sticklebacks, fish as long as a finger, hunt the fleas. And on most mornings a heron stands in the shallows, grey and patient, and hunts the sticklebacks.

“Everybody here lives on somebody,” says Mrs Okafor, “and it all begins with sunlight.”

Two years ago the herons stayed away, because trees beside their nests were being felled. At first nobody noticed anything. By June the pond was full of sticklebacks. By July she could hardly find a water flea in her jar. And in August the clear water had turned as green as pea soup. When the herons came back in the following spring, it took only one season until she could see the bottom again.`,
}

export const bees: PassageDraft = {
  external_id: 'the-bargain',
  title: 'A bargain in the garden',
  language: 'en-GB',
  source,
  text: `A flower is an invitation. Its colours can be seen from far away, its scent drifts over the hedge, and deep inside waits a drop of sweet nectar. None of this is made for us. It is one half of a bargain that is more than a hundred million years old.

The other half is paid without knowing it. While a bee drinks, grains of pollen cling to the hairs of its body. At the next flower of the same kind some of them rub off on the sticky stigma. Only then can a seed begin to grow. Without such visits, many apple trees would bear leaves and blossom, but no fruit.

Honeybees are only one kind among many. Most bees live alone: they nest in hollow stems, in old wood or in bare ground, and some of them visit a single kind of flower.

Helping them is easy. They need flowers that bloom at different times, so that there is something to eat from March to October. And they need a corner of the garden that is left wild, with dry stems and open soil, where nobody tidies up.`,
}
