import { dollars, listText, monthText } from '#calculators/kit/format.ts'
import type { Working } from '#calculators/kit/presentation.ts'
import { emergencyMonths, threeMonthsSaved } from '#facts/household/emergency-savings.ts'
import { netWorthByAge } from '#facts/household/net-worth.ts'
import type { Picture } from '../../state/picture.ts'
import { Part } from '../device/screen-head.tsx'
import { MilestoneField } from '../growth/milestone-field.tsx'
import { AskNumbers } from '../picture/ask-numbers.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { checkpointSources } from './checkpoint-sources.precomputed.ts'
import type { checkpointsShown } from './checkpoints-shown.ts'
import { LawDateList } from './law-date-list.tsx'
import { checkpointWords as words } from './words.ts'

const lists = [
  ['people', 'People', ['name', 'role', 'born']],
  ['incomes', 'Income', ['name', 'kind', 'amount', 'every', 'isTakeHome']],
  ['accounts', 'Accounts', ['name', 'kind', 'balance']],
  ['debts', 'Debts', ['name', 'kind', 'balance', 'apr', 'minimum', 'payment']],
  ['properties', 'Property', ['name', 'kind', 'value']],
] as const

type Shown = ReturnType<typeof checkpointsShown>

/** What stands below the rules for retirement savings: net worth, debts, cash, dates, and what all of it rests on. */
export function CheckpointsBelow(props: {
  readonly picture: Picture
  readonly shown: Shown
  readonly benefit: number
}) {
  const { picture, shown, benefit } = props
  const { dates, facts } = shown
  return (
    <>
      <Worth shown={shown} />
      <div className="grid gap-x-6 lg:grid-cols-2">
        <DebtFreePart shown={shown} />
        <CashPart shown={shown} />
      </div>
      <Part title={words.dates} note={words.datesNote}>
        <LawDateList dates={dates} facts={facts} />
      </Part>
      <div className="mt-8 border-line border-b">
        <Fold title={words.assumptions}>
          <p className="mb-3 text-ink-2 text-sm">{words.assumptionsNote}</p>
          <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {(['age', 'income', 'spending', 'benefit', 'withdrawal'] as const).map((name) => (
              <MilestoneField key={name} name={name} words={words.fields[name]} />
            ))}
          </div>
        </Fold>
      </div>
      <Part title={words.lists} note={words.listsNote}>
        <AskNumbers numbers={['income', 'retirement', 'cash', 'essentials', 'homeValue']} />
        <div className="mt-4 border-line border-b">
          {lists.map(([list, title, fields]) => (
            <Fold key={list} title={title}>
              <EntryList list={list} picture={picture} fields={fields} />
            </Fold>
          ))}
        </div>
      </Part>
      <WorkingFold workings={workingsOf(shown, benefit)} sources={checkpointSources} />
    </>
  )
}

/** A row of a small table of two columns. */
function Row({
  name,
  value,
  isYours = false,
}: {
  readonly name: string
  readonly value: string
  readonly isYours?: boolean
}) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 md:px-5 ${isYours ? 'bg-green-tint font-semibold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className={isYours ? '' : 'font-semibold'}>{value}</dd>
    </div>
  )
}

function Worth({ shown: { found, prices } }: { readonly shown: Shown }) {
  const { sameAge, netWorth, ageTimesIncome } = found
  return (
    <Part title={words.worth} note={words.worthNote}>
      <dl className="card divide-y divide-line overflow-hidden">
        <Row name={words.worthRows.you} value={dollars(netWorth)} isYours />
        {sameAge === null ? null : (
          <>
            <Row
              name={sameAge.ageFrom === 0 ? words.worthAges : words.worthRows.median(sameAge.ageFrom, sameAge.ageTo)}
              value={dollars(Math.round(sameAge.median / 100) * 100)}
            />
            <Row name={words.worthRows.mean} value={dollars(Math.round(sameAge.mean / 1000) * 1000)} />
          </>
        )}
        {ageTimesIncome === null ? null : (
          <Row name={words.worthRows.ageTimes} value={dollars(Math.round(ageTimesIncome / 100) * 100)} />
        )}
      </dl>
      {sameAge === null ? null : (
        <p className="mt-2 text-ink-2 text-xs">{words.survey(netWorthByAge.asOf ?? '', prices)}</p>
      )}
    </Part>
  )
}

function DebtFreePart({ shown: { found } }: { readonly shown: Shown }) {
  const { debt } = found
  return (
    <Part title={words.debt} note={words.debtNote}>
      <div className="card p-5">
        {debt === null ? (
          <p>{words.debtNone}</p>
        ) : (
          <>
            <p className="font-serif text-lg">{debt.on === null ? words.debtNever : words.debtOn(debt.on)}</p>
            {debt.withoutHomeOn !== null && debt.withoutHomeOn !== debt.on ? (
              <p className="mt-1">{words.debtHome(debt.withoutHomeOn)}</p>
            ) : null}
            <ul className="mt-3 grid gap-1 text-sm">
              {debt.debts.map(({ id, name, on }) => (
                <li key={id} className="flex justify-between gap-4">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                  <span className="text-right">{words.debtOne(on)}</span>
                </li>
              ))}
            </ul>
            {debt.unknown.length > 0 ? (
              <p className="mt-2 text-ink-2 text-sm">{words.debtUnknown(listText(debt.unknown))}</p>
            ) : null}
          </>
        )}
      </div>
    </Part>
  )
}

function CashPart({ shown: { found } }: { readonly shown: Shown }) {
  const { low, high } = emergencyMonths.value
  const rows = [
    words.cashRules.published(low, high),
    words.cashRules.ours(found.usualMonths),
    words.cashRules.survey(threeMonthsSaved.value),
  ]
  return (
    <Part title={words.cash}>
      <div className="card p-5">
        <p className="font-serif text-lg">
          {found.emergencyMonths === null ? words.cashUnknown : words.cashHave(found.emergencyMonths)}
        </p>
        <dl className="mt-3 grid gap-2 text-sm">
          {rows.map(([amount, name]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold">{amount}</dd>
            </div>
          ))}
        </dl>
        {threeMonthsSaved.asOf ? <p className="mt-2 text-ink-3 text-xs">{monthText(threeMonthsSaved.asOf)}</p> : null}
      </div>
    </Part>
  )
}

function workingsOf({ found, withdrawal, spending }: Shown, benefit: number): readonly Working[] {
  const { age, income, savings, bySpending, ageTimesIncome } = found
  if (age === null || income === null) return []
  const lines = savings.flatMap(({ key, asked }) =>
    asked === null ? [] : [words.workings.multipleLine(words.rules[key][0], asked.low, asked.high, income, age)],
  )
  return [
    ...(lines.length > 0 ? [{ title: words.workings.multiples, lines, steps: [words.workings.multipleStep] }] : []),
    ...(bySpending === null || spending === null
      ? []
      : [
          {
            title: words.workings.spending,
            lines: [words.workings.spendingLine(spending, benefit, withdrawal, bySpending.target)],
          },
        ]),
    ...(ageTimesIncome === null
      ? []
      : [{ title: words.workings.worth, lines: [words.workings.worthLine(age, income, ageTimesIncome)] }]),
  ]
}
