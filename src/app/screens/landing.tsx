import { Link } from 'react-router'
import { defaultYear } from '#facts/default-year.ts'
import { SearchBox } from '../search/search-box.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { ThemeToggle } from '../state/theme-toggle.tsx'
import { Logo } from '../ui/logo.tsx'
import { Doors } from './budget/doors.tsx'
import { doors, questions } from './landing/doors.ts'
import { MiniCalculator } from './landing/mini-calculator.tsx'
import { frontDoors } from './listing/planning-doors.ts'

export const meta = () => pageMeta('/')

const promises = [
  ['Checked', 'Tested against published examples and independent formulas.'],
  ['Dated', `${defaultYear} rules, with a source for each number.`],
  ['Private', 'No account. Your numbers are never sent to us unless you post them.'],
  ['Explained', 'See how we calculated every result.'],
] as const

/** The front page: one question, one search, one small calculator that already works. */
export default function Landing() {
  return (
    <main>
      <div className="mx-auto flex max-w-[1064px] items-center justify-between px-4 pt-5 md:px-5">
        <p className="flex items-center gap-2 font-semibold font-serif text-xl">
          <Logo /> Truepenny
        </p>
        <ThemeToggle />
      </div>
      <div className="mx-auto grid max-w-[1064px] items-center gap-8 px-4 pt-8 pb-10 md:gap-14 md:px-5 md:pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
        <div className="grid gap-5">
          <h1 className="text-3xl md:text-4xl">What are you deciding?</h1>
          <p className="max-w-[48ch] text-ink-2 text-lg">
            Calculators, a budget, market prices and short lessons. Every number is dated and sourced, and you can see
            how we got it. No sign-in, and your numbers stay on this device.
          </p>
          <SearchBox size="large" label="What are you deciding?" placeholder="Buy or rent, pay off a card…" />
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {questions.map(([question, path]) => (
              <li key={path}>
                <Link to={path} className="inline-block py-1.5 text-ink-2">
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <MiniCalculator />
      </div>
      <div className="border-line border-y bg-sunk">
        <dl className="mx-auto grid max-w-[1064px] gap-5 px-4 py-7 sm:grid-cols-2 md:px-5 lg:grid-cols-4">
          {promises.map(([word, line]) => (
            <div key={word}>
              <dt className="font-semibold font-serif text-lg">{word}</dt>
              <dd className="text-ink-2 text-sm">{line}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="doors" className="mx-auto max-w-[1064px] px-4 py-12 md:px-5">
        <h2 id="doors" className="text-2xl">
          What’s going on in your life?
        </h2>
        <ul className="card mt-5 grid overflow-hidden sm:grid-cols-2 lg:grid-cols-3">
          {doors.map((door) => (
            <li key={door.title} className="-mr-px -mb-px border-line border-r border-b p-5 md:p-6">
              <h3 className="text-lg">{door.title}</h3>
              <p className="mt-1 text-ink-2 text-sm">{door.line}</p>
              <ul className="mt-3 grid gap-1">
                {door.tools.map(({ label, entry }) => (
                  <li key={entry.slug}>
                    <Link to={entry.path} className="inline-block py-0.5">
                      {label}
                    </Link>
                    {entry.isImplemented ? null : <span className="text-ink-3 text-sm"> · coming soon</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <Link to="/financial-calculators" className="button">
            See all calculators
          </Link>
        </p>
      </section>
      <section aria-labelledby="picture" className="mx-auto max-w-[1064px] px-4 pb-12 md:px-5">
        <h2 id="picture" className="text-2xl">
          Your whole picture
        </h2>
        <p className="mt-1 mb-5 max-w-[68ch] text-ink-2">
          Enter your household once, or try a sample one. Everything stays on this device.
        </p>
        <Doors doors={frontDoors} />
      </section>
    </main>
  )
}
