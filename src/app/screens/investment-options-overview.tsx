import { useState } from 'react'
import { Link } from 'react-router'
import type { Purpose } from '#teaching/assets/account.ts'
import { accountCards, assetCards } from '#teaching/assets/cards.precomputed.ts'
import type { Horizon } from '#teaching/assets/record.precomputed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { AccountCards, FitMatrix } from './assets/account-cards.tsx'
import { AssetList } from './assets/asset-list.tsx'
import { purposeWords, optionWords as words } from './assets/words.ts'
import { YearsChoice } from './assets/years-choice.tsx'
import { Part, ScreenHead } from './device/screen-head.tsx'

export const meta = () => pageMeta('/investment-options-overview')

const purposes = Object.keys(purposeWords) as readonly Purpose[]
/** When money for a purpose is commonly needed, as a start. */
const usual: Readonly<Record<Purpose, Horizon>> = {
  emergency: 1,
  soon: 3,
  retirement: 20,
  health: 10,
  school: 10,
  child: 20,
  anything: 10,
}

/** Wrappers apart from what they hold: what the money is for picks the account, when it is needed what goes inside. */
export default function InvestmentOptionsOverview() {
  const [purpose, setPurpose] = useState<Purpose>('retirement')
  const [years, setYears] = useState<Horizon>(20)
  const accounts = accountCards.filter((card) => card.purposes.includes(purpose))
  const held = assetCards.filter(({ slug }) => accounts.some(({ holds }) => holds.includes(slug)))
  const fits = held.filter((card) => card.years <= years).length
  return (
    <>
      <ScreenHead kind={words.kind} title={words.title} lead={words.lead} />
      <p className="font-serif text-xl leading-snug md:text-2xl" aria-live="polite">
        {words.answer(accounts.length, purposeWords[purpose][1])}
      </p>
      <p className="mt-1 text-ink-2 text-sm">{words.rests(fits, years)}</p>
      <fieldset className="no-print mt-4">
        <legend className="mb-1.5 text-sm">{words.purpose}</legend>
        <div className="flex flex-wrap gap-2">
          {purposes.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === purpose}
              onClick={() => {
                setPurpose(one)
                setYears(usual[one])
              }}
            >
              {purposeWords[one][0]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="no-print mt-4">
        <YearsChoice label={words.horizon} years={years} onChange={setYears} />
      </div>
      <Part title={words.accounts}>
        <AccountCards cards={accounts} assets={assetCards} />
      </Part>
      <Part title={words.assets}>
        <AssetList cards={held} years={years} />
      </Part>
      <Part title={words.matrix} note={words.matrixNote}>
        <FitMatrix accounts={accountCards} assets={assetCards} />
      </Part>
      <Part title={words.next} note={words.nextNote}>
        <p className="flex flex-wrap gap-3">
          <Link className="button" to="/tax-saving-investments">
            {words.toTax}
          </Link>
          <Link className="button" to="/financial-journey">
            {words.toJourney}
          </Link>
          <Link className="button" to="/usa-investments">
            {words.toAssets}
          </Link>
        </p>
      </Part>
    </>
  )
}
