import { useMemo, useState } from 'react'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { ruleNumbers } from '#teaching/rules/numbers.ts'
import type { Topic } from '#teaching/rules/rule.ts'
import { rules, topics } from '#teaching/rules/rules.ts'
import { usePicture } from '../../state/picture.ts'
import { ruleList } from '../../state/rule-list.ts'
import { useStored } from '../../state/use-stored.ts'
import { Part } from '../device/screen-head.tsx'
import { AskNumbers } from '../picture/ask-numbers.tsx'
import { PlanningScreen } from '../picture/planning-screen.tsx'
import { heldRules, OwnRules } from './own-rules.tsx'
import { RuleCard } from './rule-card.tsx'
import { ruleWords as words } from './words.ts'

/** 25 rules of thumb: which the picture keeps, and each with its test on the record and on own numbers. */
export function RulesScreen() {
  const picture = usePicture()
  const { household, today, isSample } = picture
  const [notes] = useStored(ruleList)
  const [topic, setTopic] = useState<Topic | null>(null)
  const numbers = useMemo(() => ruleNumbers(household, monthlyFlows(household), today), [household, today])
  const held = useMemo(() => heldRules(numbers, isSample ? {} : notes), [numbers, notes, isSample])
  const mine = held.filter(({ note }) => note.isMine)
  const kept = mine.filter(({ keeps }) => keeps).length
  const shown = rules.filter((rule) => topic === null || rule.topic === topic)
  return (
    <PlanningScreen
      kind={words.kind}
      title={words.title}
      lead={words.lead}
      picture={picture}
      answer={words.answer(kept, mine.length, isSample)}
      rests={words.rests}
    >
      <OwnRules held={held} isOwn={!isSample} today={today} />
      <Part title={words.all}>
        <fieldset className="no-print mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">{words.show}</legend>
          {([null, ...Object.keys(topics)] as readonly (Topic | null)[]).map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              className="button"
              aria-pressed={topic === one}
              onClick={() => setTopic(one)}
            >
              {one === null ? words.every : topics[one]}
            </button>
          ))}
        </fieldset>
        <div className="grid gap-2.5">
          {shown.map((rule) => (
            <RuleCard key={rule.slug} rule={rule} numbers={numbers} />
          ))}
        </div>
      </Part>
      <Part title="Your numbers">
        <AskNumbers numbers={['takeHome', 'essentials', 'cash', 'income', 'retirement', 'homeValue']} />
      </Part>
      <p className="mt-4 text-ink-2 text-xs">{words.disclaimer}</p>
    </PlanningScreen>
  )
}
