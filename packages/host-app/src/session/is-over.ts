const ends = ['session.required', 'session.missing', 'session.expired']

/**
 * A 401 clears the user, and the guard leads to login where the route needs one (part 1 §8). A widget asks for a sign-in
 * as well where somebody's role may not do a thing: that ends no session. Nor does a call that was cut off; the kit says
 * nothing of it and goes on when it can.
 */
export const isOver = ({ detail }: CustomEvent) => ends.includes(detail?.reason)
