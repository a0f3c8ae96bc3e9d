import { useState } from 'react'
import { Link } from 'react-router'
import { assetCards } from '#teaching/assets/cards.precomputed.ts'
import { assetRecord, type Horizon, recordYears } from '#teaching/assets/record.precomputed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { NumberField } from '../ui/number-field.tsx'
import { AssetList } from './assets/asset-list.tsx'
import { RecordTable } from './assets/record-table.tsx'
import { assetWords as words } from './assets/words.ts'
import { YearsChoice } from './assets/years-choice.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'

export const meta = () => pageMeta('/usa-investments')

const START = 10_000

/** The kinds of investments side by side: what each did to buying power over the time one has, and what holds for each. */
export default function UsaInvestments() {
  const [years, setYears] = useState<Horizon>(5)
  const [typed, setAmount] = useState<number | null>(START)
  const amount = typed ?? START
  const fits = assetCards.filter((card) => card.years <= years).length
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <p className="font-serif text-xl leading-snug md:text-2xl" aria-live="polite">
        {words.answer(years, assetRecord.stocks[years].lost, assetRecord.bills[years].lost)}
      </p>
      <p className="mt-1 text-ink-2 text-sm">{words.rests(recordYears.first, recordYears.last)}</p>
      <div className="no-print mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
        <YearsChoice label={words.horizon} years={years} onChange={setYears} />
        <div className="w-40">
          <NumberField label={words.amount} value={typed} min={0} onChange={setAmount} />
        </div>
      </div>
      <Part title={words.table(amount, years)} note={words.tableLead}>
        <RecordTable years={years} amount={amount} />
      </Part>
      <Part title={words.list} note={words.listNote(fits, assetCards.length, years)}>
        <AssetList cards={assetCards} years={years} />
      </Part>
      <Part title={words.accounts} note={words.accountsNote}>
        <Link to="/investment-options-overview" className="button">
          {words.toAccounts}
        </Link>
      </Part>
      <p className="mt-6 text-ink-2 text-xs">{words.disclaimer}</p>
    </>
  )
}
