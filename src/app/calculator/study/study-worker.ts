/**
 * The worker: fetches the work of one calculator's study and runs it, one question at a time. A study made of pieces it shares with
 * helpers, which run this same script.
 */
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import type { StudyRun } from '#calculators/kit/study.ts'
import { begun } from '#calculators/kit/study-run.ts'
import { studies } from '#calculators/studies.ts'
import { inSlices } from '../worker/slices.ts'
import { sharePieces } from './share-pieces.ts'
import { restHands, studyHands } from './study-hands.ts'
import { inTurns } from './study-loop.ts'
import type { FromWorker, StudyAsked, ToWorker } from './study-messages.ts'

/** The question being worked on; a newer one, or a stop, takes its place. */
let current = 0
/** As a helper: the study whose pieces are asked for. */
let shared: { readonly id: number; readonly run: Promise<StudyRun<unknown>> } | null = null
const law = lawShelf()
const say = (message: FromWorker) => postMessage(message)

async function begin({ slug, inputs, year, today }: StudyAsked): Promise<StudyRun<unknown>> {
  const loaded = await studies[slug]?.()
  if (!loaded) throw new Error(`no study of ${slug}`)
  return begun(loaded.study, inputs as never, { year, today }, law)
}

async function run(asked: StudyAsked): Promise<void> {
  const { id } = asked
  current = id
  const isStopped = () => current !== id
  const show = ({ share, soFar }: { readonly share: number; readonly soFar: unknown }) =>
    say({ kind: 'step', id, share, soFar })
  try {
    const { steps, pieces } = await begin(asked)
    if (isStopped()) return
    const found = pieces
      ? await sharePieces(
          pieces,
          [(at) => inSlices(pieces.piece(at), isStopped), ...studyHands(asked)],
          isStopped,
          show,
        )
      : await inTurns(steps(), isStopped, show)
    if (found !== undefined) say({ kind: 'done', id, found })
  } catch {
    if (!isStopped()) say({ kind: 'lost', id })
  }
}

/** A helper's part: one piece, by its place. */
async function help(id: number, at: number): Promise<void> {
  if (shared?.id !== id) return
  try {
    const { pieces } = await shared.run
    if (!pieces) throw new Error('not in pieces')
    const found = await inSlices(pieces.piece(at), () => current !== id)
    if (found !== undefined) say({ kind: 'piece', id, at, found })
  } catch {
    say({ kind: 'lost', id })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'ready') return void studies[data.slug]?.().catch(() => {})
  if (data.kind === 'piece') return void help(data.id, data.at)
  if (data.kind === 'share') {
    current = data.id
    shared = { id: data.id, run: begin(data) }
    // Said where a piece is asked for.
    shared.run.catch(() => {})
    return
  }
  current = 0
  restHands()
  if (data.kind === 'run') void run(data)
})
