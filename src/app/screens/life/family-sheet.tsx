import { useId } from 'react'
import { survivorRules } from '#facts/social-security/rules.ts'
import { familySheet, LONGEST_LETTER } from '../../state/family-sheet.ts'
import type { Picture } from '../../state/picture.ts'
import { useStored } from '../../state/use-stored.ts'
import { Icon } from '../../ui/icon.tsx'
import { sheetParts } from './sheet-parts.ts'
import { sheetWords as words } from './words/sheet-words.ts'

/** Prints the sheet alone: the print styles read the mark on the page's root. */
function printSheet(): void {
  const root = document.documentElement
  root.dataset['paper'] = 'sheet'
  const done = () => {
    delete root.dataset['paper']
    window.removeEventListener('afterprint', done)
  }
  window.addEventListener('afterprint', done)
  window.print()
}

/** What a family needs to know, put together from the lists, to print and keep with the papers. */
export function FamilySheetPart({ picture }: { readonly picture: Picture }) {
  const { household, today, isSample } = picture
  const [sheet, setSheet] = useStored(familySheet)
  const id = useId()
  const letter = isSample ? '' : sheet.letter
  return (
    <section className="family-sheet mt-8" aria-labelledby={`${id}-title`}>
      <div className="no-print">
        <h2 id={`${id}-title`} className="text-xl">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{words.note}</p>
        {isSample ? null : (
          <div className="mt-3 grid max-w-2xl gap-1">
            <label htmlFor={`${id}-letter`} className="text-sm">
              {words.letter}
            </label>
            <textarea
              id={`${id}-letter`}
              className="min-h-28 w-full rounded-sm border border-(--edge) bg-surface p-2.5"
              maxLength={LONGEST_LETTER}
              value={sheet.letter}
              onChange={(event) => setSheet({ ...sheet, letter: event.target.value })}
            />
            <p className="text-ink-3 text-xs">{words.letterHint}</p>
          </div>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="button" className="button button-main" onClick={printSheet}>
            <Icon name="printer" className="size-[17px]" /> {words.print}
          </button>
          <label className="flex min-h-10 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-(--green)"
              checked={sheet.showAmounts}
              onChange={(event) => setSheet({ ...sheet, showAmounts: event.target.checked })}
            />
            {words.amounts}
          </label>
        </p>
      </div>
      <article className="card mt-4 p-5 md:p-8" aria-label={words.sheetTitle}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-2xl">{words.sheetTitle}</h3>
          <p className="text-ink-2 text-sm">
            {words.date(today)}
            {isSample ? ` · ${words.sample}` : ''}
          </p>
        </div>
        <h4 className="mt-4 font-semibold font-serif text-lg">{words.first}</h4>
        <ol className="mt-1 list-decimal space-y-1 pl-5">
          {words.steps({ lumpSum: LUMP_SUM }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {sheetParts(household, sheet.showAmounts).map(({ title, lines }) => (
            <section key={title} className="break-inside-avoid">
              <h4 className="font-semibold font-serif text-lg">{title}</h4>
              {lines.length === 0 ? (
                <p className="text-ink-3">{words.none}</p>
              ) : (
                <ul>
                  {lines.map(({ key, name, rest }) => (
                    <li key={key} className="border-line border-t py-1 [overflow-wrap:anywhere]">
                      <strong>{name}</strong>
                      {rest === '' ? '' : `: ${rest}`}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
        {letter.trim() === '' ? null : (
          <>
            <h4 className="mt-4 font-semibold font-serif text-lg">{words.letterTitle}</h4>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{letter}</p>
          </>
        )}
      </article>
    </section>
  )
}
const LUMP_SUM = survivorRules.value.lumpSum
