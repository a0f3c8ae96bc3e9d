import { useState } from 'react'
import { dollarsAndCents } from '#calculators/kit/format.ts'
import type { SpendingRule } from '#engine/spending/rules.ts'
import { type OtherMoney, otherMoneyStore } from '../../state/other-money.ts'
import { dropRule, setRule } from '../../state/spending-actions.ts'
import { spendingRules } from '../../state/spending-rules.ts'
import { useStored } from '../../state/use-stored.ts'
import { Fold } from '../picture/working-fold.tsx'
import { RuleForm } from './rule-form.tsx'
import { itemName, words } from './words.ts'

/** The visitor's rules, each to change or delete, and what is not counted as spending. */
export function RulesPart() {
  const [rules] = useStored(spendingRules)
  const [editing, setEditing] = useState<SpendingRule | null>(null)
  return (
    <section className="mt-8 border-line border-b" aria-label={words.rulesTitle}>
      <Fold title={words.rulesTitle}>
        {rules.length === 0 ? <p className="text-ink-2 text-sm">{words.rulesNone}</p> : null}
        <ul className="card divide-y divide-line">
          {rules.map((rule) => (
            <li key={rule.contains} className="px-4 py-3">
              {editing === rule ? (
                <RuleForm start={rule} onDone={() => setEditing(null)} />
              ) : (
                <Rule rule={rule} onEdit={() => setEditing(rule)} />
              )}
            </li>
          ))}
        </ul>
      </Fold>
      <LeftOut />
    </section>
  )
}

function Rule({ rule, onEdit }: { readonly rule: SpendingRule; readonly onEdit: () => void }) {
  const { contains, name, key, counts } = rule
  const said = [name, key === null ? null : itemName(key), counts === false ? words.notSpending : null]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 basis-56">
        {words.ruleLine(contains)}
        <span className="block text-ink-2 text-sm">{said.filter(Boolean).join(' · ')}</span>
      </p>
      <button type="button" className="button" aria-label={words.editRuleOf(contains)} onClick={onEdit}>
        {words.editRule}
      </button>
      <button type="button" className="button" aria-label={words.deleteOf(contains)} onClick={() => dropRule(rule)}>
        {words.delete}
      </button>
    </div>
  )
}

/** Lines of bank files that are no spending, by what they say, the most money first. */
function LeftOut() {
  const [other] = useStored(otherMoneyStore)
  if (other.length === 0) return null
  const groups = grouped(other).slice(0, 30)
  return (
    <Fold title={words.leftOutTitle}>
      <p className="max-w-[68ch] text-ink-2 text-sm">{words.leftOutNote}</p>
      <ul className="card mt-3 divide-y divide-line">
        {groups.map(({ item, kind, count, amount }) => (
          <li key={`${kind}${item}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <p className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
              {item}
              <span className="block text-ink-2 text-sm">
                {kind === 'income' ? words.income : words.moved} · {words.leftOutCount(count)}
              </span>
            </p>
            <span className="font-semibold">{dollarsAndCents(amount)}</span>
            {amount < 0 ? (
              <button
                type="button"
                className="text-green text-sm underline underline-offset-2"
                aria-label={words.countItOf(item)}
                onClick={() => setRule({ contains: item, name: null, key: null, counts: true })}
              >
                {words.countIt}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function grouped(other: readonly OtherMoney[]) {
  const groups = new Map<string, { item: string; kind: OtherMoney['kind']; count: number; amount: number }>()
  for (const { item, kind, amount } of other) {
    const group = groups.get(`${kind}${item}`) ?? { item, kind, count: 0, amount: 0 }
    groups.set(`${kind}${item}`, { ...group, count: group.count + 1, amount: group.amount + amount })
  }
  return [...groups.values()].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
}
