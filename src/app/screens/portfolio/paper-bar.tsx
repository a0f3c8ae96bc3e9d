import { useState } from 'react'
import { MOST, moveCash, type PaperPortfolio } from '#engine/portfolio/paper/portfolio.ts'
import { LONGEST_NAME, MOST_DOLLARS } from '../../state/paper-portfolios.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { FilePick } from './paper-activity.tsx'
import { paperWords } from './paper-words.ts'
import { addPortfolio, momentNow, newId, type Paper, showPortfolio } from './use-paper.ts'

const words = paperWords.start
/** Pretend dollars to begin with: ours. */
const USUAL = 10_000

/** Which portfolio is shown, and the way to another. */
export function PaperBar({ paper, portfolio }: { readonly paper: Paper; readonly portfolio: PaperPortfolio }) {
  const [isNew, setNew] = useState(false)
  const { portfolios } = paper
  const isFull = portfolios.length >= MOST.portfolios
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-end gap-3">
        {portfolios.length > 1 ? (
          <div className="min-w-52">
            <SelectBox
              label={paperWords.bar.label}
              value={portfolio.id}
              options={portfolios.map(({ id, name }) => [id, name || paperWords.bar.label] as const)}
              onChange={(id) => {
                if (id !== '') showPortfolio(id)
              }}
            />
          </div>
        ) : (
          <h2 className="text-xl">{portfolio.name}</h2>
        )}
        {isFull ? (
          <p className="text-ink-2 text-sm">{paperWords.bar.most(MOST.portfolios)}</p>
        ) : (
          <button type="button" className="button min-h-11" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
            {paperWords.bar.another}
          </button>
        )}
      </div>
      {isNew && !isFull ? <PaperStart paper={paper} /> : null}
    </>
  )
}

/** A new portfolio: pretend money, or a file. */
export function PaperStart({ paper }: { readonly paper: Paper }) {
  const [amount, setAmount] = useState<number | null>(USUAL)
  const [name, setName] = useState<string | null>(null)
  const usual = words.usualName(paper.portfolios.length)
  const benchmark = paper.market.snapshot?.instruments.find(({ kind }) => kind === 'index')?.symbol ?? null
  const start = () => {
    if (amount === null || !(amount > 0)) return
    addPortfolio((name ?? usual).trim() || usual, benchmark, (empty) => {
      const filled = moveCash(empty, { id: newId(), kind: 'deposit', amount }, paper.quotes, momentNow())
      return typeof filled === 'string' ? empty : filled
    })
  }
  return (
    <section className="card mb-5 p-5" aria-label={words.title}>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">{words.lead}</p>
      <form
        className="mt-4 grid max-w-xl gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <NumberField label={words.money} value={amount} min={1} max={MOST_DOLLARS / 100} onChange={setAmount} />
        <TextBox label={words.name} value={name ?? usual} maxLength={LONGEST_NAME} onChange={setName} />
        <p className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <button type="submit" className="button button-main min-h-11" disabled={amount === null || !(amount > 0)}>
            {words.go}
          </button>
          <FilePick label={words.import} />
        </p>
      </form>
    </section>
  )
}
