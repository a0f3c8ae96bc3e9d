/**
 * A game is rules as data: a beginning, the choices each state offers, and a pure step. A run is a seed, a setup and the choices made;
 * its state is worked out from them, so undo is one choice fewer, saving is a few hundred bytes, and a link replays it.
 */

/** What a state offers: a key the rules understand, such as 'home:alone' or 'pay:now'. Its words stand with the screen. */
export type Choice = string

export interface Game<Setup, State> {
  readonly name: string
  /** Counts up when an older run would no longer mean the same. */
  readonly version: number
  readonly begin: (seed: number, setup: Setup) => State
  /** The choices a state allows, the quiet one first. Empty when the game is over, and only then. */
  readonly offers: (state: State) => readonly Choice[]
  /** The state after a choice. Throws a RangeError for one that is not on offer. */
  readonly step: (state: State, choice: Choice) => State
  /** What the debrief compares by: more is better. */
  readonly score: (state: State) => number
  /**
   * The name of the question a state asks ('12:home'), in games where one choice decides which questions come later. With it a replay
   * answers each question as it was answered in the run, whatever its place; without it choices are replayed by their order.
   */
  readonly question?: (state: State) => string
}

export interface Run<Setup> {
  readonly game: string
  readonly version: number
  readonly seed: number
  readonly setup: Setup
  readonly choices: readonly Choice[]
}

export const newRun = <Setup, State>(game: Game<Setup, State>, seed: number, setup: Setup): Run<Setup> => ({
  game: game.name,
  version: game.version,
  seed,
  setup,
  choices: [],
})

/** The states of a run, the beginning first: one more than there are choices. */
export function statesOf<Setup, State>(game: Game<Setup, State>, run: Run<Setup>): readonly State[] {
  let state = game.begin(run.seed, run.setup)
  const states = [state]
  for (const choice of run.choices) {
    state = game.step(state, choice)
    states.push(state)
  }
  return states
}
export const endOf = <Setup, State>(game: Game<Setup, State>, run: Run<Setup>): State =>
  statesOf(game, run).at(-1) as State
export const isOver = <Setup, State>(game: Game<Setup, State>, state: State): boolean => game.offers(state).length === 0

export const chosen = <Setup>(run: Run<Setup>, choice: Choice): Run<Setup> => ({
  ...run,
  choices: [...run.choices, choice],
})
export const undone = <Setup>(run: Run<Setup>, count = 1): Run<Setup> => ({
  ...run,
  choices: run.choices.slice(0, Math.max(0, run.choices.length - count)),
})

/** A run from a stored or linked text; null where it is another game's, another version's, or holds a choice that was never on offer. */
export function readRun<Setup, State>(
  game: Game<Setup, State>,
  text: unknown,
  readSetup: (value: unknown) => Setup | null,
): Run<Setup> | null {
  if (typeof text !== 'object' || text === null) return null
  const { game: name, version, seed, setup: given, choices } = text as Partial<Record<keyof Run<Setup>, unknown>>
  if (name !== game.name || version !== game.version || !Number.isInteger(seed) || !Array.isArray(choices)) return null
  const setup = readSetup(given)
  if (setup === null) return null
  let state = game.begin(seed as number, setup)
  for (const choice of choices) {
    if (typeof choice !== 'string' || !game.offers(state).includes(choice)) return null
    state = game.step(state, choice)
  }
  return { game: game.name, version: game.version, seed: seed as number, setup, choices }
}

/** Choices by the question they answered, in their order. */
export type Answers = ReadonlyMap<string, readonly Choice[]>

/** The answers of a run; `at` with another choice in its place, or with none (null). */
export function answersOf<Setup, State>(
  game: Game<Setup, State>,
  run: Run<Setup>,
  at = -1,
  other: Choice | null = null,
): Answers {
  const answers = new Map<string, Choice[]>()
  let state = game.begin(run.seed, run.setup)
  run.choices.forEach((choice, i) => {
    const question = game.question?.(state) ?? String(i)
    const taken = i === at ? other : choice
    if (taken !== null) answers.set(question, [...(answers.get(question) ?? []), taken])
    state = game.step(state, choice)
  })
  return answers
}

/**
 * A whole game in which each question takes the next of its answers that is on offer, else the quiet choice. `habit` names where to look
 * when a question was never answered: the answers to another one.
 */
export function answered<Setup, State>(
  game: Game<Setup, State>,
  { seed, setup }: Pick<Run<Setup>, 'seed' | 'setup'>,
  answers: Answers,
  habit?: (question: string) => string,
): { readonly run: Run<Setup>; readonly end: State } {
  const left = new Map([...answers].map(([question, list]) => [question, [...list]]))
  let state = game.begin(seed, setup)
  const choices: Choice[] = []
  for (let offers = game.offers(state); offers.length > 0; offers = game.offers(state)) {
    const question = game.question?.(state) ?? String(choices.length)
    const queue = left.get(question)
    let taken: Choice | undefined
    while (queue && queue.length > 0 && taken === undefined) {
      const next = queue.shift() as Choice
      if (offers.includes(next)) taken = next
    }
    if (taken === undefined && queue === undefined && habit)
      taken = answers.get(habit(question))?.find((choice) => offers.includes(choice))
    taken ??= offers[0] as Choice
    choices.push(taken)
    state = game.step(state, taken)
  }
  return { run: { ...newRun(game, seed, setup), choices }, end: state }
}

/**
 * The same luck with one choice changed; what is no longer on offer afterwards becomes the quiet choice. Of a game that names its
 * questions, the run must be over.
 */
export function replayedWith<Setup, State>(
  game: Game<Setup, State>,
  run: Run<Setup>,
  at: number,
  other: Choice,
): { readonly run: Run<Setup>; readonly end: State } {
  if (game.question) return answered(game, run, answersOf(game, run, at, other))
  let state = game.begin(run.seed, run.setup)
  const choices: Choice[] = []
  const wanted = run.choices.map((choice, i) => (i === at ? other : choice))
  for (const choice of wanted) {
    const offers = game.offers(state)
    const taken = offers.includes(choice) ? choice : offers[0]
    if (taken === undefined) break
    choices.push(taken)
    state = game.step(state, taken)
  }
  return { run: { ...run, choices }, end: state }
}

export interface Mattered {
  /** Which choice, from 0. */
  readonly at: number
  readonly chosen: Choice
  readonly other: Choice
  /** The score as played less the score with the other choice: what the choice was worth. */
  readonly worth: number
}
/** The choices that mattered most, largest difference first: each tried with every other offer under the same luck. */
export function whatMattered<Setup, State>(game: Game<Setup, State>, run: Run<Setup>): readonly Mattered[] {
  const turns = matteredTurns(game, run)
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
  }
}
/** The same in slices: yields after each replay how many choices are done. */
export function* matteredTurns<Setup, State>(
  game: Game<Setup, State>,
  run: Run<Setup>,
): Generator<number, readonly Mattered[]> {
  const states = statesOf(game, run)
  const played = game.score(states.at(-1) as State)
  const found: Mattered[] = []
  for (const [at, choice] of run.choices.entries()) {
    let most: Pick<Mattered, 'other' | 'worth'> | null = null
    for (const other of game.offers(states[at] as State)) {
      if (other === choice) continue
      const worth = played - game.score(replayedWith(game, run, at, other).end)
      if (most === null || Math.abs(worth) > Math.abs(most.worth)) most = { other, worth }
      yield at
    }
    if (most) found.push({ at, chosen: choice, ...most })
  }
  return found.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
}
