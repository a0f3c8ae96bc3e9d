import { count, money, percent, toggle } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { section, when } from '../kit/section.ts'
import { newCardApr, usualTransferFee } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const transfers = ({ transfer }: { transfer: boolean }): boolean => transfer
/** A new card that some of the balances could move to. */
export const transfer = section(
  sectionWords.transfer.title,
  {
    transfer: toggle({ ...words.transfer, initial: false }),
    transferFee: when(
      transfers,
      percent({
        label: words.transferFee.label,
        hint: words.transferFee.hint(usualTransferFee, say),
        initial: usualTransferFee.typical,
        max: 20,
        step: 0.5,
      }),
    ),
    transferMonths: when(transfers, count({ ...words.transferMonths, initial: 15, min: 1, max: 60 })),
    transferApr: when(transfers, percent({ ...words.transferApr, initial: 0, max: 50, step: 0.25 })),
    transferLater: when(
      transfers,
      percent({
        label: words.transferLater.label,
        hint: words.transferLater.hint(newCardApr, say),
        initial: newCardApr.rate,
        max: 100,
        step: 0.25,
      }),
    ),
    transferLimit: when(transfers, money({ ...words.transferLimit, initial: null, max: 5_000_000, optional: true })),
  },
  { more: sectionWords.transfer.more },
)
