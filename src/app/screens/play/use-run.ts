import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { codeOf, firstSeed, SEEDS } from '#teaching/games/kit/code.ts'
import {
  type Choice,
  chosen,
  type Game,
  newRun,
  type Run,
  readRun,
  statesOf,
  undone,
} from '#teaching/games/kit/game.ts'
import { type LinkProblem, readRunLink, runLink } from '#teaching/games/kit/link.ts'
import { showNumbers } from '../../shell/own-numbers.ts'
import { gameRuns, keepBest, keepRun } from '../../state/game-runs.ts'
import { useStored } from '../../state/use-stored.ts'

/** What a frame needs of a game being played, whichever game it is. */
export interface Play {
  /** 'B7KM': the same code gives the same luck. */
  readonly code: string
  readonly choiceCount: number
  readonly isOver: boolean
  /** Why a link or a saved game could not be opened. */
  readonly problem: LinkProblem | 'other-saved' | null
  /** The game came from a link, and nothing was chosen since. */
  readonly isFromLink: boolean
  /** Something was chosen or taken back since the page opened: what comes up next may take the focus. */
  readonly isUnderWay: boolean
  /** Brings back the game that was left for this one; null when there is none, or once a choice was made. */
  readonly bringBack: (() => void) | null
  readonly undo: (count?: number) => void
  /** The same luck from the beginning. */
  readonly startAgain: () => void
  /** Another seed, or the one of a code. */
  readonly newGame: (seed?: number) => void
  /** The whole address of this game, with the choices made or for somebody else to play. */
  readonly link: (withChoices: boolean) => string
}
export interface GameRun<Setup, State> extends Play {
  readonly run: Run<Setup>
  /** The beginning first: one more than there are choices. */
  readonly states: readonly State[]
  readonly state: State
  readonly offers: readonly Choice[]
  /** The best score of this game on this device, finished games only. */
  readonly best: number | null
  readonly choose: (choice: Choice) => void
  /** Keeps the first `count` choices and makes these after them, as far as they are on offer. */
  readonly rewrite: (count: number, choices: readonly Choice[]) => void
  /** The same luck with another setup, from the beginning. */
  readonly setUp: (setup: Setup) => void
}

interface Held<Setup, State> {
  readonly run: Run<Setup>
  readonly states: readonly State[]
  readonly isFromLink: boolean
  readonly isUnderWay: boolean
  readonly problem: Play['problem']
  readonly earlier: Run<Setup> | null
}

const chanceSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS

/**
 * A game being played: kept on the device after each choice, opened again where it was left, or taken from a link. Finished pages are
 * drawn with `firstSeed`. `page` is the path of a page that holds this game alone, so that it waits for a saved run.
 */
export function useRun<Setup, State>(
  game: Game<Setup, State>,
  readSetup: (value: unknown) => Setup | null,
  firstSetup: Setup,
  page?: string,
): GameRun<Setup, State> {
  const [kept] = useStored(gameRuns)
  const [held, setHeld] = useState<Held<Setup, State>>(() => {
    const run = newRun(game, firstSeed, firstSetup)
    return { run, states: statesOf(game, run), isFromLink: false, isUnderWay: false, problem: null, earlier: null }
  })
  const fixed = useRef({ game, readSetup, firstSetup, page })

  const place = useCallback((run: Run<Setup>, rest: Partial<Held<Setup, State>> = {}) => {
    const states = statesOf(fixed.current.game, run)
    setHeld({ run, states, isFromLink: false, isUnderWay: false, problem: null, earlier: null, ...rest })
  }, [])
  /** Places a run and keeps it; a finished one counts for the best score. */
  const play = useCallback((next: Held<Setup, State>) => {
    const { game: rules, page: path } = fixed.current
    setHeld(next)
    keepRun({ ...next.run, ...(path === undefined ? {} : { page: path }) })
    const end = next.states.at(-1) as State
    if (rules.offers(end).length === 0) keepBest(rules.name, { score: rules.score(end), seed: next.run.seed })
  }, [])

  useLayoutEffect(() => {
    const { game: rules, readSetup: reading, firstSetup: setup } = fixed.current
    const saved = gameRuns.get().runs[rules.name]
    const own = saved === undefined ? null : readRun(rules, saved, reading)
    const read = () => {
      const linked = readRunLink(rules, location.hash, reading)
      // A reload goes on with what was played since, not with the link.
      if (linked) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
      return linked
    }
    const linked = read()
    if (linked?.ok) place(linked.run, { isFromLink: true, earlier: own })
    else {
      const problem = linked?.problem ?? (saved !== undefined && own === null ? 'other-saved' : null)
      place(own ?? newRun(rules, chanceSeed(), setup), { problem })
    }
    const hear = () => {
      const found = read()
      if (found?.ok)
        setHeld((now) => ({
          run: found.run,
          states: statesOf(rules, found.run),
          isFromLink: true,
          isUnderWay: false,
          problem: null,
          earlier: now.run.choices.length > 0 ? now.run : now.earlier,
        }))
      else if (found) setHeld((now) => ({ ...now, problem: found.problem }))
    }
    showNumbers()
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [place])

  const { run, states } = held
  const state = states.at(-1) as State
  const offers = useMemo(() => game.offers(state), [game, state])

  const go = (count: number, choices: readonly Choice[]) => {
    const kept = states.slice(0, count + 1)
    let next: Run<Setup> = { ...run, choices: run.choices.slice(0, count) }
    for (const choice of choices) {
      const now = kept.at(-1) as State
      if (!game.offers(now).includes(choice)) continue
      kept.push(game.step(now, choice))
      next = chosen(next, choice)
    }
    play({ run: next, states: kept, isFromLink: false, isUnderWay: true, problem: null, earlier: null })
  }
  const leaveFor = (next: Run<Setup>) => {
    place(next, { earlier: run.choices.length > 0 ? run : held.earlier })
  }
  const { earlier } = held
  return {
    run,
    states,
    state,
    offers,
    code: codeOf(run.seed),
    choiceCount: run.choices.length,
    isOver: offers.length === 0,
    best: kept.best[game.name]?.score ?? null,
    problem: held.problem,
    isFromLink: held.isFromLink,
    bringBack: earlier === null ? null : () => place(earlier),
    isUnderWay: held.isUnderWay,
    choose: (choice) => go(run.choices.length, [choice]),
    rewrite: go,
    undo: (count = 1) => go(undone(run, count).choices.length, []),
    startAgain: () => leaveFor(newRun(game, run.seed, run.setup)),
    setUp: (setup) => leaveFor(newRun(game, run.seed, setup)),
    newGame: (seed = chanceSeed()) => leaveFor(newRun(game, seed, run.setup)),
    link: (withChoices) => `${location.origin}${location.pathname}${location.search}${runLink(game, run, withChoices)}`,
  }
}
