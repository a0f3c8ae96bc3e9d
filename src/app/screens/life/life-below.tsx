import { currentBills } from '#engine/planning/bills/sums.ts'
import type { Picture } from '../../state/picture.ts'
import { Part } from '../device/screen-head.tsx'
import { WorkingFold } from '../picture/working-fold.tsx'
import { BillHistoryCard } from './bill-history-card.tsx'
import { CashAhead } from './cash-ahead.tsx'
import { CostSums } from './cost-sums.tsx'
import { Papers } from './papers.tsx'
import { PublicDatesPart } from './public-dates-part.tsx'
import { cashWords, costWords, historyWords, workingWords } from './words/life-words.ts'

/** What stands under the bills: sums, a bill's history, the balance ahead, papers and people. */
export function LifeBelow({ picture }: { readonly picture: Picture }) {
  const { household, today, isSample } = picture
  const { bills } = household
  return (
    <>
      {currentBills(bills, today).length > 0 ? (
        <Part title={costWords.title} note={costWords.note}>
          <CostSums bills={bills} today={today} />
        </Part>
      ) : null}
      {bills.length > 0 ? (
        <Part title={historyWords.title}>
          <BillHistoryCard bills={bills} today={today} isSample={isSample} />
        </Part>
      ) : null}
      <Part title={cashWords.title}>
        <CashAhead household={household} today={today} />
      </Part>
      <Papers picture={picture} />
      <PublicDatesPart today={today} />
      <WorkingFold workings={Object.values(workingWords)} />
    </>
  )
}
