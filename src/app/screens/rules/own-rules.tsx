import { useEffect } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import type { RuleNumbers } from '#teaching/rules/numbers.ts'
import { type Checked, isKnown, keepsAt, type Rule, startingAnswers } from '#teaching/rules/rule.ts'
import { rules } from '#teaching/rules/rules.ts'
import { noRuleNote, type RuleList, type RuleNote, ruleList } from '../../state/rule-list.ts'
import { useStored } from '../../state/use-stored.ts'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Part } from '../device/screen-head.tsx'
import { measureText } from './measure-text.ts'
import { ruleWords as words } from './words.ts'

export interface HeldRule {
  readonly rule: Rule
  readonly checked: Checked
  readonly note: RuleNote
  readonly keeps: boolean
}

/** The rules with a limit whose numbers are all in the picture, and whether it keeps them. */
export function heldRules(numbers: RuleNumbers, notes: RuleList): readonly HeldRule[] {
  return rules.flatMap((rule) => {
    if (!isKnown(rule, numbers)) return []
    const note = notes[rule.slug] ?? noRuleNote
    const checked = rule.check(startingAnswers(rule, numbers))
    const keeps = keepsAt(checked, note.limit)
    return keeps === null ? [] : [{ rule, checked, note, keeps }]
  })
}

/** The visitor's own list: each rule kept or not, since when, with a limit they may set. */
export function OwnRules(props: {
  readonly held: readonly HeldRule[]
  readonly isOwn: boolean
  readonly today: string
}) {
  const { held, isOwn, today } = props
  const [, setNotes] = useStored(ruleList)
  const change = (slug: string, part: Partial<RuleNote>) =>
    setNotes((now) => ({ ...now, [slug]: { ...(now[slug] ?? noRuleNote), ...part } }))
  useEffect(() => {
    if (!isOwn) return
    const turned = held.filter(({ note, keeps }) => note.seen?.keeps !== keeps)
    if (turned.length === 0) return
    setNotes((now) => ({
      ...now,
      ...Object.fromEntries(
        turned.map(({ rule, keeps }) => [rule.slug, { ...(now[rule.slug] ?? noRuleNote), seen: { keeps, on: today } }]),
      ),
    }))
  }, [held, isOwn, today, setNotes])
  const mine = held.filter(({ note }) => note.isMine)
  const off = held.filter(({ note }) => !note.isMine)
  return (
    <Part title={words.mine} note={words.mineNote}>
      {mine.length === 0 ? <p className="text-ink-2">{words.mineEmpty}</p> : null}
      <ul className="grid gap-2.5 md:grid-cols-2">
        {mine.map(({ rule, checked, note, keeps }) => (
          <li key={rule.slug} className="card px-4 py-3">
            <div className="flex items-start gap-2.5">
              <Icon
                name={keeps ? 'check' : 'x'}
                className={`mt-1 size-5 flex-none ${keeps ? 'text-green' : 'text-bad'}`}
              />
              <div className="min-w-0 flex-1">
                <h3 className="text-base">
                  <a href={`#${rule.slug}`}>{rule.title}</a>
                </h3>
                <p className={`text-sm ${keeps ? 'text-green' : 'text-bad'}`}>
                  {keeps ? words.kept : words.notKept}
                  {isOwn && note.seen?.keeps === keeps ? ` ${words.since(dateText(note.seen.on, true))}` : ''}
                </p>
                <p className="text-sm">{checked.says}</p>
              </div>
            </div>
            <details className="no-print ms-7">
              <summary className="inline-flex min-h-9 cursor-pointer items-center text-green text-sm underline underline-offset-2">
                {words.change}
                <span className="sr-only">: {rule.title}</span>
              </summary>
              <div className="mt-1 flex flex-wrap items-start gap-x-6 gap-y-3 pb-1">
                {checked.measure ? (
                  <div className="w-48">
                    <NumberField
                      label={checked.measure.limitIs === 'most' ? words.limitMost : words.limitLeast}
                      kind="plain"
                      suffix={checked.measure.unit === 'percent' ? '%' : undefined}
                      hint={words.ruleLimit(measureText(checked.measure))}
                      value={note.limit}
                      max={1000}
                      onChange={(limit) => change(rule.slug, { limit })}
                    />
                  </div>
                ) : null}
                <button type="button" className="button mt-6" onClick={() => change(rule.slug, { isMine: false })}>
                  {words.takeOff}
                  <span className="sr-only">: {rule.title}</span>
                </button>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {off.length > 0 ? (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          {words.takenOff(off.length)}:
          {off.map(({ rule }) => (
            <button
              key={rule.slug}
              type="button"
              className="button"
              onClick={() => change(rule.slug, { isMine: true })}
            >
              {words.putBack} {rule.title}
            </button>
          ))}
        </p>
      ) : null}
    </Part>
  )
}
