/**
 * A run in a link, behind the '#', which browsers never send to a server:
 * #game=freedom&v=1&code=B7KM&setup={…}&choices=03a1&sum=xxxx. A choice is written as its place among those on offer, in base 36, and
 * as 'z' with two more signs from 35 on. The sum is over all that stands before it, so that a cut or changed link is refused and not
 * played as another game.
 */
import { hashed } from './chance.ts'
import { codeOf, SEEDS, seedOfCode } from './code.ts'
import { type Choice, type Game, type Run, readRun } from './game.ts'

const HEAD = '#game='
const BASE = 36
const WIDE = 'z'
const sumOf = (text: string): string => codeOf(hashed(text) % SEEDS)

function placeText(at: number): string {
  if (at < BASE - 1) return at.toString(BASE)
  if (at >= BASE ** 2) throw new RangeError(`too many offers: ${at}`)
  return `${WIDE}${at.toString(BASE).padStart(2, '0')}`
}

function choicesText<Setup, State>(game: Game<Setup, State>, run: Run<Setup>): string {
  let state = game.begin(run.seed, run.setup)
  let text = ''
  for (const choice of run.choices) {
    text += placeText(game.offers(state).indexOf(choice))
    state = game.step(state, choice)
  }
  return text
}

/** The run as a link; without its choices it is the game for somebody else to play. */
export function runLink<Setup, State>(game: Game<Setup, State>, run: Run<Setup>, withChoices: boolean): string {
  const parts = [
    `${HEAD}${encodeURIComponent(game.name)}`,
    `v=${game.version}`,
    `code=${codeOf(run.seed)}`,
    `setup=${encodeURIComponent(JSON.stringify(run.setup))}`,
    ...(withChoices && run.choices.length > 0 ? [`choices=${choicesText(game, run)}`] : []),
  ].join('&')
  return `${parts}&sum=${sumOf(parts)}`
}

/** Which game a link plays, for pages that hold several. Null where it is no link to a game. */
export function gameInLink(hash: string): string | null {
  if (!hash.startsWith(HEAD)) return null
  const name = hash.slice(HEAD.length).split('&')[0] ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

/** 'other-version': the rules have changed since. 'damaged': cut, changed, or never a link of this game. */
export type LinkProblem = 'other-version' | 'damaged'
export type LinkRead<Setup> =
  | { readonly ok: true; readonly run: Run<Setup> }
  | { readonly ok: false; readonly problem: LinkProblem }

function choicesOf<Setup, State>(game: Game<Setup, State>, begin: State, text: string): readonly Choice[] | null {
  const choices: Choice[] = []
  let state = begin
  for (let i = 0; i < text.length; i++) {
    const isWide = text[i] === WIDE
    const place = Number.parseInt(isWide ? text.slice(i + 1, i + 3) : (text[i] ?? ''), BASE)
    if (isWide) i += 2
    const choice = game.offers(state)[place]
    if (choice === undefined) return null
    choices.push(choice)
    state = game.step(state, choice)
  }
  return choices
}

const pairOf = (part: string): readonly [string, string] => {
  const at = part.indexOf('=')
  return [part.slice(0, Math.max(0, at)), part.slice(at + 1)]
}

/** The run a link holds. Null where the address holds none, so that a page may go on with what it has. */
export function readRunLink<Setup, State>(
  game: Game<Setup, State>,
  hash: string,
  readSetup: (value: unknown) => Setup | null,
): LinkRead<Setup> | null {
  const name = gameInLink(hash)
  if (name === null) return hash.startsWith(HEAD) ? { ok: false, problem: 'damaged' } : null
  const damaged = { ok: false, problem: 'damaged' } as const
  if (name !== game.name) return damaged
  const end = hash.lastIndexOf('&sum=')
  const said = new Map(hash.split('&').map((part) => pairOf(part)))
  if (end < 0 || sumOf(hash.slice(0, end)) !== said.get('sum')) return damaged
  if (said.get('v') !== String(game.version)) return { ok: false, problem: 'other-version' }
  const seed = seedOfCode(said.get('code') ?? '')
  try {
    const setup = readSetup(JSON.parse(decodeURIComponent(said.get('setup') ?? '')))
    if (seed === null || setup === null) return damaged
    const choices = choicesOf(game, game.begin(seed, setup), said.get('choices') ?? '')
    const run = choices && readRun(game, { game: name, version: game.version, seed, setup, choices }, readSetup)
    return run ? { ok: true, run } : damaged
  } catch {
    return damaged
  }
}
