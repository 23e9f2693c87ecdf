/** About 2,000 tokens of Markdown as a coach writes it, the same each time. */
export function lesson(tokens = 2000) {
  const part = (number) => `## Step ${number}: half of ${number * 2}

To halve **${number * 2}** means to share it into *two equal parts* [1]. Write it as \`${number * 2} / 2\`, and look at
what happens to each of its digits. When the last digit is even, the half is a whole number; when it is odd, there is a
half left over that belongs to neither part.

- take the tens first
- then the ones, with [a picture](https://example.org/halves) beside you
  - and put both together

| try | sum | right? |
|:----|----:|:------:|
| ${number} + ${number} | ${number * 2} | yes |
| ${number} + 1 | ${number + 1} | not yet |

\`\`\`js
const half = (n) => n / 2
half(${number * 2}) // ${number}
\`\`\`

> What you worked out yourself, you keep.

`
  let text = ''
  for (let number = 1; text.length < tokens * 4.2; number++) text += part(number)
  return text.slice(0, Math.round(tokens * 4.2))
}
