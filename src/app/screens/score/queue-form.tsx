import { useState } from 'react'
import type { ScoreAction } from '#engine/planning/credit-score/actions.ts'
import { type ScoreDeed, shoppedLoans } from '#engine/planning/credit-score/actions.ts'
import { type MarkKind, markKinds } from '#engine/planning/credit-score/score-rules.ts'
import { MOST_ACTIONS } from '../../state/score-plan.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { deeds, marks, shopped, form as words } from './words.ts'

type Kind = ScoreDeed['kind']
type Loan = (typeof shoppedLoans)[number] | 'other'
interface Draft {
  readonly kind: Kind
  readonly card: string
  readonly amount: number
  readonly limit: number
  readonly balance: number
  readonly loan: Loan
  readonly count: number
  readonly mark: MarkKind
  readonly isHardPull: boolean
  readonly month: string
}
const first: Draft = {
  kind: 'pay-down',
  card: '',
  amount: 1000,
  limit: 5000,
  balance: 0,
  loan: 'auto',
  count: 3,
  mark: 'late-30',
  isHardPull: false,
  month: '0',
}
const onCards: readonly Kind[] = ['charge', 'max-out', 'raise-limit', 'close-card']
/** Months a step can be put at. */
const whens = ['0', '1', '2', '3', '6', '9', '12', '18', '24', '36'] as const

function deedOf(draft: Draft, firstCard: string): ScoreDeed {
  const card = draft.card || firstCard
  switch (draft.kind) {
    case 'pay-down':
      return { kind: 'pay-down', card: draft.card || null, amount: draft.amount }
    case 'charge':
      return { kind: 'charge', card, amount: draft.amount }
    case 'raise-limit':
      return { kind: 'raise-limit', card, amount: draft.amount, isHardPull: draft.isHardPull }
    case 'max-out':
    case 'close-card':
      return { kind: draft.kind, card }
    case 'open-card':
      return { kind: 'open-card', limit: draft.limit }
    case 'authorized-user':
      return { kind: 'authorized-user', limit: draft.limit, balance: draft.balance }
    case 'shop-rates':
      return { kind: 'shop-rates', loan: draft.loan, count: draft.count }
    case 'mark':
      return { kind: 'mark', mark: draft.mark }
    default:
      return { kind: draft.kind }
  }
}

interface QueueFormProps {
  /** Cards with a known limit, by id and name. */
  readonly cards: readonly (readonly [id: string, name: string])[]
  readonly queue: readonly ScoreAction[]
  readonly onQueue: (next: readonly ScoreAction[]) => void
}

/** One step at a time: what, on which card, how much, when. */
export function QueueForm({ cards, queue, onQueue }: QueueFormProps) {
  const [draft, setDraft] = useState(first)
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const { kind } = draft
  const [firstCard] = cards[0] ?? ['']
  const kinds = (Object.keys(deeds) as Kind[]).filter(
    (one) => cards.length > 0 || !(onCards.includes(one) || one === 'pay-down'),
  )
  const chosen = kinds.includes(kind) ? kind : (kinds[0] ?? 'open-card')
  const money = (key: 'amount' | 'limit' | 'balance', label: string) => (
    <NumberField label={label} value={draft[key]} onChange={(value) => set({ [key]: value ?? 0 })} />
  )
  const isFull = queue.length >= MOST_ACTIONS
  return (
    <form
      className="card p-4 md:p-5"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        const action = { ...deedOf({ ...draft, kind: chosen }, firstCard), month: Number(draft.month) }
        onQueue([...queue, action])
      }}
    >
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectBox<Kind>
          label={words.what}
          value={chosen}
          onChange={(next) => set({ kind: next || 'pay-down', card: '' })}
          options={kinds.map((one) => [one, deeds[one]] as const)}
        />
        {chosen === 'pay-down' ? (
          <SelectBox
            label={words.card}
            value={draft.card}
            onChange={(card) => set({ card })}
            options={cards}
            none={words.allCards}
          />
        ) : onCards.includes(chosen) ? (
          <SelectBox
            label={words.card}
            value={draft.card || firstCard}
            onChange={(card) => set({ card })}
            options={cards}
          />
        ) : null}
        {chosen === 'pay-down' || chosen === 'charge' ? money('amount', words.amount) : null}
        {chosen === 'raise-limit' ? money('amount', words.more) : null}
        {chosen === 'raise-limit' ? (
          <label className="flex items-start gap-2.5 self-center text-sm">
            <input
              type="checkbox"
              className="size-5 flex-none accent-(--green)"
              checked={draft.isHardPull}
              onChange={(event) => set({ isHardPull: event.target.checked })}
            />
            <span>
              {words.hardPull}
              <span className="block text-ink-3 text-xs">{words.hardPullHint}</span>
            </span>
          </label>
        ) : null}
        {chosen === 'open-card' || chosen === 'authorized-user' ? money('limit', words.limit) : null}
        {chosen === 'authorized-user' ? money('balance', words.balance) : null}
        {chosen === 'shop-rates' ? (
          <>
            <SelectBox<Loan>
              label={words.loan}
              value={draft.loan}
              onChange={(loan) => set({ loan: loan || 'auto' })}
              options={[...shoppedLoans, 'other' as const].map((one) => [one, shopped[one]] as const)}
            />
            <NumberField
              label={words.count}
              hint={words.countHint}
              kind="plain"
              min={1}
              max={50}
              value={draft.count}
              onChange={(count) => set({ count: Math.round(count ?? 1) })}
            />
          </>
        ) : null}
        {chosen === 'mark' ? (
          <SelectBox<MarkKind>
            label={words.mark}
            value={draft.mark}
            onChange={(mark) => set({ mark: mark || 'late-30' })}
            options={markKinds.map((one) => [one, marks[one]] as const)}
          />
        ) : null}
        <SelectBox
          label={words.month}
          value={draft.month}
          onChange={(month) => set({ month: month || '0' })}
          options={whens.map((one) => [one, words.months({ months: Number(one) })] as const)}
        />
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <button type="submit" className="button button-main" disabled={isFull}>
          {words.add}
        </button>
        {isFull ? <span className="text-ink-2 text-sm">{words.full}</span> : null}
      </p>
    </form>
  )
}
