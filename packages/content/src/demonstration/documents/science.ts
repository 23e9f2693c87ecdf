import type { KnowledgeDraft } from '../../drafts/drafts.ts'

const subject = 'science'

export const scienceDocuments: KnowledgeDraft[] = [
  {
    external_id: 'photosynthesis',
    title: 'Photosynthesis',
    filename: 'photosynthesis.md',
    subject,
    text: `# Photosynthesis

## How plants make their food
Animals have to eat. Plants make their own food, out of two simple things: water from the soil and the gas carbon dioxide from the air. The energy for it comes from light. This process is called **photosynthesis**; the word means “putting together with light”.

In words: carbon dioxide + water → glucose + oxygen. In symbols: \\(6CO_2 + 6H_2O \\rightarrow C_6H_{12}O_6 + 6O_2\\). Glucose is a sugar. Oxygen is left over, and leaves the plant; nearly all the oxygen that we breathe was made in this way.

## Where it happens
Photosynthesis takes place in the **chloroplasts**, small green bodies inside the cells of leaves and green stems. They hold **chlorophyll**, the green substance that catches light. Chlorophyll takes in red and blue light and sends green light back, which is why leaves look green. Roots grow in the dark and have no chloroplasts.

A leaf is built for the task. It is broad, so that much light falls on it, and thin, so that gases do not have far to go. Tiny openings, the **stomata**, mostly on the underside, let carbon dioxide in and oxygen and water vapour out. Veins bring water and carry sugar away.

## What becomes of the glucose
The plant uses some of it at once as fuel, in **respiration**. Some is turned into **starch** and stored, for example in potatoes. Some becomes cellulose for cell walls, some becomes oil in seeds, and together with minerals from the soil some becomes protein. So the mass of a tree comes mostly from air and water, not from the soil.

## What limits it
Three things can hold photosynthesis back: too little light, too little carbon dioxide, or a temperature that is too low or too high. The one that is in shortest supply sets the pace, and is called the **limiting factor**. On a dim morning light is the limit, so more carbon dioxide would not help. In a bright greenhouse growers may add carbon dioxide and warmth, because there light is no longer the limit.

## Photosynthesis and respiration
A common mistake is to think that plants photosynthesise instead of respiring. Plants respire all day and all night, as every living thing does. In daylight they photosynthesise faster than they respire, so they give off oxygen; in the dark only respiration goes on.

## Testing a leaf for starch
Boil the leaf in water to stop all processes, warm it in ethanol to take the green colour out, rinse it, and put drops of iodine solution on it. Iodine is orange-brown; where there is starch it turns blue-black. A leaf that was kept in the dark for two days shows hardly any.
`,
  },
  {
    external_id: 'forces',
    title: 'Forces and motion',
    filename: 'forces.md',
    subject,
    text: `# Forces and motion

## Pushes and pulls
A force is a push or a pull. It has a size and a direction, and it is measured in **newtons** (N). Some forces need contact, such as friction, the push of a table, air resistance or the tension in a rope. Others act from a distance, such as gravity, magnetism and the force between electric charges.

We draw a force as an arrow. It starts where the force acts and points where it pushes; the longer the arrow, the stronger the force.

## Balanced and unbalanced
If the forces on a thing cancel each other, they are **balanced**, and the motion does not change. A book on a table is pulled down by gravity and pushed up just as hard by the table, so it stays at rest. A car at a steady speed on a straight road has balanced forces too: the engine’s drive is as large as friction and air resistance together. This is Newton’s first law. Many people think that motion needs a force to keep going. It does not; only a *change* of motion needs one.

If the forces do not cancel, a **resultant force** is left. Then the thing speeds up, slows down or changes direction. To find the resultant along a line, add the forces in one direction and subtract those in the other: 30 N to the right and 12 N to the left leave 18 N to the right.

## Force, mass and acceleration
The larger the resultant force, the greater the acceleration; the larger the mass, the smaller. Newton’s second law says it in one line: \\(F = ma\\). A resultant force of 20 N gives a mass of 4 kg an acceleration of 5 metres per second every second.

## Mass and weight
**Mass** tells how much matter there is; it is measured in kilograms and is the same everywhere. **Weight** is the force with which gravity pulls on it, measured in newtons. On Earth about 10 N act on each kilogram (9.8, to be more exact), so a bag of 3 kg weighs about 30 N. On the Moon, where gravity is weaker, it would weigh about 5 N, and still have 3 kg.

## Action and reaction
Forces come in pairs. If you push a wall, the wall pushes you just as hard, in the opposite direction. The two forces act on different things, so they do not cancel. A swimmer pushes water backwards, and the water pushes the swimmer forwards.

## Pressure
The same force does more harm on a small area. **Pressure** is force divided by area: \\(p = \\frac{F}{A}\\), measured in newtons per square metre, called pascals. Snowshoes spread a person’s weight over a large area, so the pressure is small and the snow holds.
`,
  },
  {
    external_id: 'particle-model',
    title: 'The particle model',
    filename: 'particle-model.md',
    subject,
    text: `# The particle model

## Everything is made of particles
All matter is made of tiny particles that never stop moving. They are far too small to be seen; a single drop of water has more of them than there are stars that we can see. With this one idea, the particle model, we can explain why ice is hard, why water flows and why a smell fills a room.

## Three states
In a **solid** the particles stand close together in a regular pattern. Each has its place and only shakes there. So a solid keeps its shape and its volume.

In a **liquid** the particles are still close together, but not in a pattern, and they slide past each other. So a liquid flows and takes the shape of its vessel, while its volume stays the same.

In a **gas** the particles are far apart and fly about quickly in all directions. So a gas fills any space that it is given, and it can be squeezed into a smaller one, because there is much empty room between the particles.

## Changes of state
Heating gives particles energy. In a solid they shake more and more strongly, until they break out of their places: the solid **melts**. In a liquid the fastest particles leave through the surface; this is **evaporation**, and it happens at any temperature. At the boiling point gas forms everywhere in the liquid: it **boils**. Cooling goes the other way: a gas **condenses** to a liquid, a liquid **freezes** to a solid. A few substances go from solid to gas directly, which is called **sublimation**.

While a substance melts or boils its temperature does not rise, although it is being heated: the energy goes into pulling the particles apart.

The particles themselves do not change. They do not grow, melt or get warm; only their distances and their motion change. And no particle is lost, so the mass stays the same.

## Diffusion
Particles of gases and liquids spread by themselves from where there are many to where there are few. That is **diffusion**. It is faster when it is warm, because the particles move faster, and faster in gases than in liquids.

## Gas pressure
Particles of a gas hit the walls of their vessel again and again. Each hit is a tiny push; all together make **pressure**. If the gas is heated, the particles hit harder and more often, so the pressure rises. If the gas is squeezed into half the space, they hit the walls twice as often.

## Density
Density tells how much mass is packed into each cubic centimetre: \\(\\text{density} = \\frac{\\text{mass}}{\\text{volume}}\\). Solids are usually denser than liquids, since their particles are packed more tightly, and gases are far less dense. Water is an exception: ice is a little less dense than liquid water, so it floats.
`,
  },
  {
    external_id: 'electricity',
    title: 'Electric circuits',
    filename: 'electricity.md',
    subject,
    text: `# Electric circuits

## What flows
An electric **current** is a flow of charge. In a wire the charges are electrons, which are already there before the switch is closed; the battery only pushes them along. A current needs a closed path, the **circuit**. One gap is enough to stop it everywhere at once. Current is measured in amperes (A), with an **ammeter** that is put into the circuit so that the current flows through it.

A common mistake is to think that current is used up in a lamp. It is not: as much flows out of the lamp as into it. What the lamp takes from it is energy.

## What pushes
The push of a battery is its **voltage**, measured in volts (V), with a voltmeter that is joined across a part, side by side with it. The larger the voltage, the more energy each charge carries.

Think of water in pipes: the pump is the battery, its pressure the voltage, the flow of water the current, and a narrow pipe a resistor.

## What holds back
Every part of a circuit hinders the current a little. This **resistance** is measured in ohms (Ω). Long and thin wires have more of it than short and thick ones. **Ohm’s law** links the three: \\(V = IR\\), voltage is current times resistance. If a current of 2 A flows through 6 Ω, the voltage across it is 12 V. Rearranged, \\(I = \\frac{V}{R}\\): twice the resistance lets half the current through.

## Series and parallel
In a **series** circuit all parts stand one after the other. There is only one path, so the current is the same everywhere, and the voltage of the battery is shared. Resistances add up. If one lamp breaks, all go out.

In a **parallel** circuit there are several branches. Each branch gets the full voltage, and the currents of the branches add up. If one lamp breaks, the others go on shining, which is why homes are wired in this way.

## Conductors and insulators
Metals and graphite let charges through and are called conductors. Plastic, glass, rubber and dry wood are insulators. A cable has both: copper inside, plastic around it.

## Staying safe
A current through the body can stop the heart, so never touch bare wires, never put anything into a socket, and keep water away from electric devices. A **fuse** is a thin wire that melts and opens the circuit when the current is too large. A circuit breaker does the same with a switch that can be reset.
`,
  },
]
