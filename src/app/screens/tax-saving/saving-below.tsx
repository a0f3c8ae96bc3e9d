import { Link } from 'react-router'
import type { TaxSavingInputs } from '#calculators/planning/tax-saving/fields.ts'
import type { ToldSaving } from '#calculators/planning/tax-saving/told.ts'
import { usedKeys } from '#engine/planning/tax-saving/settings.ts'
import type { Picture } from '../../state/picture.ts'
import { Part } from '../device/screen-head.tsx'
import { AskNumbers } from '../picture/ask-numbers.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { Fold, WorkingFold } from '../picture/working-fold.tsx'
import { savingLink } from './saving-link.ts'
import { SettingField } from './setting-field.tsx'
import { firstSettings, setSaving } from './settings.ts'
import { besideLinks, savingWords as words } from './words.ts'

const lists = [
  ['people', ['name', 'role', 'born']],
  ['incomes', ['name', 'kind', 'amount', 'every', 'isTakeHome', 'owner']],
  ['accounts', ['name', 'kind', 'balance', 'basis', 'monthly', 'payShare', 'matchRate', 'matchUpTo', 'owner']],
  ['policies', ['name', 'kind', 'through', 'premium', 'premiumEvery', 'deductible', 'owner']],
] as const
const listTitles = { people: 'People', incomes: 'Income', accounts: 'Accounts', policies: 'Insurance' } as const
const asked = [
  'planAtWork',
  'healthPlan',
  'hsaThroughPay',
  'careCosts',
  'medicalCosts',
  'laterTax',
  'bondYield',
  'muniYield',
  'muniStateFree',
] as const

/** What stands below the ranking: what is not open, traditional or Roth, bonds and losses, the settings, the lists, and how it was worked out. */
export function SavingBelow(props: {
  readonly plan: ToldSaving | null
  readonly picture: Picture
  readonly settings: TaxSavingInputs
}) {
  const { plan, picture, settings } = props
  const hasPartner = picture.household.people.some(({ role }) => role === 'partner')
  const boxes = usedKeys.filter((key) => hasPartner || !key.endsWith('Partner'))
  return (
    <>
      {plan === null || plan.options.length === 0 ? null : (
        <Answers plan={plan} picture={picture} amount={settings.amount} />
      )}
      <Part title={words.usedTitle} note={words.usedNote} isRegion>
        <div className="card grid items-start gap-x-5 gap-y-4 p-5 sm:grid-cols-2 lg:grid-cols-3">
          {boxes.map((key) => (
            <SettingField key={key} name={key} settings={settings} />
          ))}
        </div>
      </Part>
      <Part title={words.settings} note={words.settingsNote} isRegion>
        <div className="card grid items-start gap-x-5 gap-y-4 p-5 sm:grid-cols-2 lg:grid-cols-3">
          {asked.map((key) => (
            <SettingField key={key} name={key} settings={settings} />
          ))}
        </div>
        <p className="mt-3">
          <button type="button" className="button" onClick={() => setSaving(firstSettings)}>
            {words.reset}
          </button>
        </p>
      </Part>
      <Part title={words.lists} note={words.listsNote}>
        <AskNumbers numbers={['income']} />
        <div className="mt-4 border-line border-b">
          {lists.map(([list, fields]) => (
            <Fold key={list} title={listTitles[list]}>
              <EntryList list={list} picture={picture} fields={fields} />
            </Fold>
          ))}
        </div>
      </Part>
      <Part title={words.doors}>
        <p className="flex flex-wrap gap-3">
          <Link className="button" to="/financial-journey">
            {words.toJourney}
          </Link>
          <Link className="button" to="/investment-options-overview">
            {words.toOptions}
          </Link>
        </p>
      </Part>
      {plan === null ? null : <WorkingFold workings={plan.workings} sources={plan.sources} />}
    </>
  )
}

function Answers(props: { readonly plan: ToldSaving; readonly picture: Picture; readonly amount: number }) {
  const { plan, picture, amount } = props
  return (
    <>
      {plan.versus.length > 0 ? (
        <Part title={words.versus} note={words.versusNote}>
          <div className="grid gap-2.5 md:grid-cols-2">
            {plan.versus.map(({ title, lines }) => (
              <section key={title} className="card p-5" aria-label={title}>
                <h3 className="text-base">{title}</h3>
                <ul className="mt-1.5 grid gap-1.5 text-sm">
                  {lines.map((line, at) => (
                    <li key={line} className={at === lines.length - 1 ? 'font-semibold' : ''}>
                      {line}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Part>
      ) : null}
      {plan.closed.length > 0 ? (
        <Part title={words.closed}>
          <dl className="card grid gap-3 p-5 text-sm">
            {plan.closed.map(({ title, why }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="max-w-[68ch]">{why}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      <Part title={words.beside}>
        <div className="grid gap-2.5 md:grid-cols-2 lg:grid-cols-3">
          {plan.beside.map(({ key, title, answer, lines }) => {
            const link = besideLinks[key]
            return (
              <section key={key} className="card p-5" aria-label={title}>
                <h3 className="text-base">{title}</h3>
                <p className="mt-1">{answer}</p>
                <ul className="mt-2 grid gap-1.5 text-ink-2 text-sm">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                {link === null ? null : (
                  <p className="mt-2 text-sm">
                    <Link to={savingLink(link[0], picture.household, 0, amount)}>{link[1]}</Link>
                  </p>
                )}
              </section>
            )
          })}
        </div>
      </Part>
      <Part title={words.notes}>
        <ul className="card grid gap-2 p-5">
          {plan.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Part>
    </>
  )
}
