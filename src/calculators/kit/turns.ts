/** Work of many short tries. Each `yield` is a place where whoever runs it may stop it or let somebody else have a turn. */
export type Turns<T> = Generator<undefined, T>

/** To the end without a stop. */
export function drained<T>(turns: Turns<T>): T {
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
  }
}
