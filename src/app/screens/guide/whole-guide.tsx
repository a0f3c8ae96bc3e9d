import type { GuideWords } from '#teaching/guides/kit/guide.ts'
import { outline } from '#teaching/guides/kit/walk.ts'
import { PrintButton } from './print-button.tsx'
import { words as own } from './words.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** All questions and ends on one page: numbered questions say which question or lettered end each answer leads to. */
export function WholeGuide({ words }: { readonly words: GuideWords }) {
  const { steps, ends } = outline(words)
  const mark = (key: string): string =>
    steps.includes(key) ? String(steps.indexOf(key) + 1) : (LETTERS[ends.indexOf(key)] ?? '')
  return (
    <section className="mt-10 print:mt-3" aria-labelledby="all-steps">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="all-steps" className="text-xl">
          {own.whole}
        </h2>
        <PrintButton />
      </div>
      <p className="no-print text-ink-2 text-sm">{own.wholeNote}</p>
      <ol className="mt-3 grid gap-3 md:grid-cols-2 print:mt-1 print:grid-cols-4 print:gap-1 print:text-[0.9rem]">
        {steps.map((key) => (
          <li key={key} id={`q-${key}`} className="card break-inside-avoid px-4 py-3 print:px-2 print:py-1">
            <p className="font-semibold">
              {mark(key)}. {words.steps[key]?.ask}
            </p>
            <ul className="mt-1 text-ink-2 text-sm print:text-[0.85rem]">
              {words.steps[key]?.answers.map(({ says, to }) => (
                <li key={says}>
                  {says} → <a href={steps.includes(to) ? `#q-${to}` : `#e-${to}`}>{mark(to)}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 print:mt-1.5 print:block print:columns-2 print:gap-x-4">
        {ends.map((key) => (
          <li
            key={key}
            id={`e-${key}`}
            className="break-inside-avoid border-line border-t pt-2 print:pt-1 print:pb-1 print:text-[0.9rem]"
          >
            <h3 className="text-base">
              {mark(key)}. {words.ends[key]?.title}
            </h3>
            <p className="text-ink-2 text-sm print:text-[0.85rem]">{words.ends[key]?.lead}</p>
            <ul className="mt-1 list-disc pl-5 text-sm print:text-[0.85rem]">
              {words.ends[key]?.steps.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
