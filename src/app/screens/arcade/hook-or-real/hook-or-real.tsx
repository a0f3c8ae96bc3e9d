import { lazy, Suspense } from 'react'
import { LostPiece } from '#app/ui/lost-piece.tsx'
import {
  actions,
  hookOrReal,
  type Inbox,
  MESSAGES,
  marking,
  messageOf,
  tallyOf,
} from '#teaching/games/hook-or-real/game.ts'
import { tells } from '#teaching/games/hook-or-real/message.ts'
import { type NoSetup, noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { type GameRun, useRun } from '../../play/use-run.ts'
import { RulesList } from '../rules-list.tsx'
import { TurnTop } from '../turn-top.tsx'
import { AnswerCard, MessageCard } from './message-card.tsx'
import { actionWords, byWords, classPack, rules, tellWords, words } from './words.ts'

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))
const PAGE = '/usa-wealth-building-games/hook-or-real'

/** Which message is in hand: the last answered one while its answer is shown. */
const atOf = ({ answers, isShown }: Inbox): number => answers.length - (isShown ? 1 : 0)

function narrationOf(inbox: Inbox, isOver: boolean): string {
  const at = atOf(inbox)
  const { by, from, says, why } = messageOf(inbox.deck[at] as string)
  if (isOver) return words.narrateOver(tallyOf(inbox).points)
  const last = inbox.answers.at(-1)
  if (inbox.isShown && last) return `${why} ${words.marks(marking(last))}`
  if (inbox.saidScam !== null) return `${words.said(inbox.saidScam)} ${words.act}`
  return inbox.marks.length > 0 ? words.marked(inbox.marks.length) : words.narrateRead(at + 1, byWords[by], from, says)
}

/** A message, its signs, a verdict and an action: twelve times. */
export function HookOrReal() {
  const play = useRun(hookOrReal, readNoSetup, noSetup, PAGE)
  const { state, isOver } = play
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: atOf(state) + 1, of: MESSAGES }}
      narration={narrationOf(state, isOver)}
      rules={<RulesList parts={rules} />}
      classPack={classPack}
    >
      <TurnTop turn={`${atOf(state)}:${state.isShown}:${state.saidScam}`}>
        {isOver ? (
          <>
            <Last inbox={state} />
            <LostPiece what={words.title}>
              <Suspense fallback={<p className="min-h-[80svh]" />}>
                <Ending play={play} />
              </Suspense>
            </LostPiece>
          </>
        ) : (
          <Turn play={play} />
        )}
      </TurnTop>
    </GameFrame>
  )
}

/** The twelfth message's answer, above the result. */
function Last({ inbox }: { readonly inbox: Inbox }) {
  const last = inbox.answers.at(-1)
  if (last === undefined) return null
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <MessageCard id={last.id} />
      <AnswerCard id={last.id} saidScam={last.saidScam} marking={marking(last)} />
    </div>
  )
}

function Turn({ play }: { readonly play: GameRun<NoSetup, Inbox> }) {
  const { state, choose } = play
  const { deck, answers, saidScam, isShown } = state
  const at = atOf(state)
  const id = deck[at] as string
  const last = answers.at(-1)
  const stage = isShown ? 'shown' : saidScam === null ? 'read' : 'act'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <MessageCard id={id} />
      {stage === 'read' ? <Signs play={play} /> : null}
      {stage === 'shown' && last ? <AnswerCard id={id} saidScam={last.saidScam} marking={marking(last)} /> : null}
      <ChoiceList
        ask={stage === 'read' ? words.verdict : stage === 'act' ? words.act : words.nextAsk}
        hint={stage === 'act' ? words.said(saidScam === true) : words.score(tallyOf(state).points)}
        question={`${at}:${stage}`}
        columns={2}
        items={
          stage === 'read'
            ? [
                { choice: 'real', label: words.real, note: words.realNote },
                { choice: 'scam', label: words.scam, note: words.scamNote },
              ]
            : stage === 'act'
              ? actions.map((choice) => ({ choice, ...actionWords[choice] }))
              : [{ choice: 'next', label: words.next }]
        }
        onChoose={choose}
      />
    </div>
  )
}

function Signs({ play }: { readonly play: GameRun<NoSetup, Inbox> }) {
  const { state, offers, choose } = play
  return (
    <fieldset className="no-print min-w-0">
      <legend className="font-semibold font-serif text-lg">{words.signs}</legend>
      <p className="text-ink-2 text-sm">
        {words.signsNote} {words.marked(state.marks.length)}.
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {tells.map((tell) => {
          const isMarked = state.marks.includes(tell)
          return (
            <li key={tell} className="grid">
              <button
                type="button"
                aria-pressed={isMarked}
                disabled={!offers.includes(`mark:${tell}`)}
                className={`button min-h-11! w-full justify-start! text-left ${isMarked ? 'button-main' : ''}`}
                onClick={() => choose(`mark:${tell}`)}
              >
                <span aria-hidden="true">{isMarked ? '✓' : '+'}</span> {tellWords[tell]}
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
