import { Link } from 'react-router'
import { SourceList } from '#app/ui/source-list.tsx'
import { StackTable } from '#app/ui/stack-table.tsx'
import { childAccounts, freezeUnder, lawSources } from '#teaching/kids/home/child-accounts.precomputed.ts'
import { Part } from '../../device/screen-head.tsx'
import { AllowancePart } from './allowance-part.tsx'
import { BankPart } from './bank-part.tsx'
import { SheetsPart } from './sheets-part.tsx'
import { StoresPart } from './stores-part.tsx'
import { grownUpWords as words } from './words.ts'

/** All parts of the page for grown-ups. */
export function Rooms() {
  return (
    <>
      <Part title={words.parts.talk}>
        <div className="grid gap-3 md:grid-cols-3">
          {words.talk.map(({ band, lines }) => (
            <section key={band} className="card p-4">
              <h3 className="text-lg">{band}</h3>
              <ul className="mt-2 grid gap-2">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="mt-3">
          <Link to="/investment-riddles">{words.riddles}</Link>
        </p>
      </Part>
      <AllowancePart />
      <BankPart />
      <Part title={words.parts.mistakes}>
        <ul className="grid max-w-[68ch] list-disc gap-1.5 pl-5">
          {words.mistakes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Part>
      <Part title={words.parts.accounts} note={words.accounts.note}>
        <StackTable title={words.parts.accounts} columns={words.accounts.columns} rows={childAccounts} />
      </Part>
      <Part title={words.parts.freeze}>
        <div className="grid max-w-[68ch] gap-2">
          {words.freeze(freezeUnder).map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
        <h3 className="mt-4 mb-1 text-lg">{words.accounts.sources}</h3>
        <SourceList sources={lawSources} />
      </Part>
      <SheetsPart />
      <StoresPart />
      <Part title={words.parts.rest} note={words.rest.note}>
        <ul className="flex flex-wrap gap-x-6">
          {words.rest.links.map(([title, path]) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-11 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}
