import type { KnowledgeDraft } from '../../drafts/drafts.ts'

const subject = 'mathematics'

export const mathematicsDocuments: KnowledgeDraft[] = [
  {
    external_id: 'fractions',
    title: 'Fractions',
    filename: 'fractions.md',
    subject,
    text: `# Fractions

## What a fraction says
A fraction tells how much of a whole you have. The number below the line, the **denominator**, says into how many equal parts the whole is cut. The number above, the **numerator**, says how many of these parts you take. So \\(\\frac{3}{4}\\) of a pizza means: cut it into four equal slices and take three. The slices have to be equal; three unequal pieces out of four are not three quarters.

## Equal fractions
The same amount can be written in many ways. If you multiply the numerator and the denominator by the same number, the size stays the same: \\(\\frac{2}{3} = \\frac{4}{6} = \\frac{6}{9}\\). You have cut each piece into smaller ones and taken more of them. Going back, by dividing both numbers by the same number, is called **simplifying**. A fraction is in its simplest form when nothing but 1 divides both numbers. To simplify \\(\\frac{18}{24}\\), divide both by 6 and get \\(\\frac{3}{4}\\).

## Adding and subtracting
Only pieces of the same size can be counted together. If the denominators are equal, add the numerators and keep the denominator: \\(\\frac{2}{7} + \\frac{3}{7} = \\frac{5}{7}\\). If they differ, first write both fractions with a **common denominator**, a number that both denominators divide into. For \\(\\frac{1}{4} + \\frac{2}{3}\\) take twelfths: \\(\\frac{3}{12} + \\frac{8}{12} = \\frac{11}{12}\\). A common mistake is to add the denominators as well. Check by estimating: a half and a third are surely more than \\(\\frac{2}{5}\\), which is less than a half.

## Multiplying and dividing
To multiply, multiply the numerators and multiply the denominators: \\(\\frac{2}{3} \\times \\frac{4}{5} = \\frac{8}{15}\\). The word “of” means multiplication, so two thirds of 18 is \\(18 \\div 3 \\times 2 = 12\\). To divide by a fraction, multiply by its reciprocal, the fraction turned upside down: \\(6 \\div \\frac{1}{2} = 6 \\times 2 = 12\\). That makes sense, because twelve halves fit into six.

## Mixed numbers
A fraction whose numerator is larger than its denominator is more than one whole. \\(\\frac{7}{3}\\) is two wholes and one third, written \\(2\\frac{1}{3}\\). To go back, multiply the wholes by the denominator and add the numerator: \\(2 \\times 3 + 1 = 7\\).

## Comparing fractions
To find out which of two fractions is larger, write them with the same denominator, or compare both with one half. \\(\\frac{3}{7}\\) is a little less than a half, since half of seven is three and a half; \\(\\frac{5}{9}\\) is a little more. So \\(\\frac{5}{9}\\) is the larger one, and no long calculation was needed.
`,
  },
  {
    external_id: 'percentages',
    title: 'Percentages',
    filename: 'percentages.md',
    subject,
    text: `# Percentages

## Out of a hundred
“Per cent” comes from the Latin for “out of a hundred”. 35% is the same as \\(\\frac{35}{100}\\) and as 0.35. Percentages make amounts easy to compare: 18 right answers out of 24 and 21 out of 30 are hard to compare at a glance, but 75% and 70% are not.

## Finding a percentage of an amount
Without a calculator, build the percentage out of easy pieces. To find 10%, divide by 10. To find 1%, divide by 100. For 5% take half of 10%, for 20% take twice as much. So 35% of 240 is found from 10% = 24: three times 24 is 72, half of 24 is 12, and together that makes 84. With a calculator, multiply by the decimal: \\(0.35 \\times 240 = 84\\).

## One number as a percentage of another
Write a fraction and turn it into hundredths. 9 out of 20 is \\(\\frac{9}{20} = \\frac{45}{100}\\), which is 45%. If the denominator does not fit into 100, divide the numerator by the denominator and multiply by 100.

## Increase and decrease
A price of £80 goes up by 15%. You can find 15% of £80, which is £12, and add it: £92. Or you can see that the new price is 115% of the old one and multiply by 1.15. For a decrease of 15%, 85% is left, so multiply by 0.85: £68. This number, 1.15 or 0.85, is called the **multiplier**.

To find by how many per cent something has changed, divide the change by the **original** amount. From 50 to 60 the change is 10, and \\(\\frac{10}{50}\\) is 20%. From 60 back to 50 it is \\(\\frac{10}{60}\\), only about 16.7%, because the starting point is another.

## Going backwards
After a cut of 20% a coat costs £48. What did it cost before? The £48 are 80% of the old price. So 10% is £6, and 100% is £60. A common mistake is to add 20% of £48; but the 20% were taken from the old price, not from the new one.

## Percentages do not simply add up
If a price rises by 10% and then falls by 10%, it does not return to where it was: £100 becomes £110, and 10% of that is £11, so £99 is left. Multiply the multipliers instead: \\(1.1 \\times 0.9 = 0.99\\).
`,
  },
  {
    external_id: 'ratio',
    title: 'Ratio and proportion',
    filename: 'ratio.md',
    subject,
    text: `# Ratio and proportion

## What a ratio says
A ratio compares amounts. If a drink is mixed from one part syrup and five parts water, the ratio of syrup to water is \\(1 : 5\\). The order matters: \\(5 : 1\\) would be very sweet indeed. Notice that there are six parts altogether, so the syrup is \\(\\frac{1}{6}\\) of the drink and not \\(\\frac{1}{5}\\).

## Simplifying ratios
Like fractions, ratios can be simplified by dividing all their numbers by the same number. \\(12 : 18\\) is the same as \\(2 : 3\\). Before you simplify, the units have to be equal: 50 cm to 2 m is \\(50 : 200\\), which is \\(1 : 4\\).

## Sharing in a ratio
To share £60 in the ratio \\(2 : 3\\), think in equal parts.

1. Add the numbers of the ratio: \\(2 + 3 = 5\\) parts.
2. Find one part: \\(60 \\div 5 = 12\\) pounds.
3. Multiply: the shares are \\(2 \\times 12 = 24\\) and \\(3 \\times 12 = 36\\) pounds.
4. Check that the shares add up to the whole: \\(24 + 36 = 60\\).

Sometimes not the whole but one share is given. If the smaller share is £24, then two parts are £24, one part is £12, and so on. Drawing the parts as boxes, a **bar model**, helps to see what is known.

## Proportion
Two amounts are in **direct proportion** if doubling one doubles the other. Four pens cost £6, so eight cost £12. The safest way is to go through one: one pen costs £1.50, so seven pens cost £10.50. This is called the unitary method.

In **inverse proportion** one amount grows as the other shrinks, and their product stays the same. If three painters need eight hours, that is 24 hours of work altogether, so four painters need six hours. Always ask first whether the answer ought to be larger or smaller.

## Scales and maps
A map with the scale \\(1 : 50\\,000\\) shows one centimetre for every 50,000 centimetres outdoors, which is half a kilometre. A path of 7 cm on the map is 3.5 km long. Scales are ratios, so the same rules apply.

## Typical mistakes
Adding instead of multiplying: if a recipe for 4 people is made for 6, the amounts are not “two more”, but one and a half times as much. Mixing up the order of the ratio. Forgetting to add the parts before dividing.
`,
  },
  {
    external_id: 'equations',
    title: 'Solving linear equations',
    filename: 'equations.md',
    subject,
    text: `# Solving linear equations

## A balance
An equation says that two things are equal. Think of a pair of scales: what lies on the left weighs as much as what lies on the right. The letter stands for a number that we do not know yet. To solve the equation is to find that number. You may do anything to an equation as long as you do it **to both sides**; then the scales stay level.

## Undoing, last things first
In \\(3x + 5 = 26\\), somebody took a number, multiplied it by 3 and then added 5. To find the number, undo these steps in reverse order, like taking off first the shoes and then the socks.

- Subtract 5 from both sides: \\(3x = 21\\).
- Divide both sides by 3: \\(x = 7\\).

Check by putting 7 into the equation: \\(3 \\times 7 + 5 = 26\\). Checking takes ten seconds and finds most mistakes.

## The unknown on both sides
If letters stand on both sides, collect them on one. For \\(7x - 4 = 3x + 20\\), subtract \\(3x\\) from both sides: \\(4x - 4 = 20\\). Now add 4 and divide by 4: \\(4x = 24\\), so \\(x = 6\\). It is a good habit to remove the smaller number of letters, because then no negative numbers appear in front of \\(x\\).

## Brackets and fractions
Expand brackets first: \\(2(x + 3) = 16\\) becomes \\(2x + 6 = 16\\), so \\(x = 5\\). You could also divide both sides by 2 at once; both ways lead to the same place. If there is a fraction, multiply both sides by its denominator: \\(\\frac{x}{4} + 1 = 6\\) gives \\(\\frac{x}{4} = 5\\) and \\(x = 20\\).

## From words to equations
Read the problem and choose a letter for what is asked. “I think of a number, double it and add nine. The result is 31.” With \\(n\\) for the number: \\(2n + 9 = 31\\), so \\(2n = 22\\) and \\(n = 11\\). Say in words what your letter stands for, including its unit, and answer the question that was asked in the end.

## Typical mistakes
Doing something to one side only. Forgetting that a minus sign in front of a bracket changes every sign inside it. Dividing only one term of a side instead of the whole side. When you get stuck, write one step on each line, with the equals signs below each other; it is then easy to see where a step went wrong.
`,
  },
]
