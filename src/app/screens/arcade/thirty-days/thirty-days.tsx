import { dollars } from '#calculators/kit/format.ts'
import { noSetup, readNoSetup } from '#teaching/games/kit/no-setup.ts'
import { DAYS, mostCalm } from '#teaching/games/thirty-days/design.ts'
import { thirtyDays } from '#teaching/games/thirty-days/game.ts'
import type { Month } from '#teaching/games/thirty-days/month.ts'
import { ChoiceList } from '../../play/choice-list.tsx'
import { GameFrame } from '../../play/game-frame.tsx'
import { useRun } from '../../play/use-run.ts'
import { Meters } from '../meters.tsx'
import { RulesList } from '../rules-list.tsx'
import { arcadeWords } from '../words.ts'
import { Calendar } from './calendar.tsx'
import { Ending } from './ending.tsx'
import { answerText, askText, classPack, entryText, narration, rules, words } from './words.ts'

/** One month, one screen: what just happened, where the money stands, what the day asks. */
export function ThirtyDays({ page }: { readonly page: string }) {
  const play = useRun(thirtyDays, readNoSetup, noSetup, page)
  const { state: month, states, offers, choose } = play
  const before = states.at(-2)
  return (
    <GameFrame
      title={words.title}
      lead={words.lead}
      play={play}
      progress={{ unit: words.unit, at: month.day, of: DAYS }}
      narration={narration(month)}
      rules={<RulesList parts={rules} />}
      classPack={classPack}
    >
      <MonthMeters month={month} />
      {month.isOver ? (
        <Ending play={play} />
      ) : (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section className="card p-5" aria-label={words.day(month.day)}>
            <Happened entries={month.log.slice(before?.log.length ?? 0).map(entryText)} />
            <p className="mb-1 text-ink-2 text-sm">{words.day(month.day)}</p>
            <ChoiceList
              {...askText(month)}
              question={`${play.choiceCount}`}
              items={offers.map((choice) => ({ choice, ...answerText(choice, month) }))}
              onChoose={choose}
            />
          </section>
          <Calendar month={month} />
        </div>
      )}
    </GameFrame>
  )
}

function MonthMeters({ month }: { readonly month: Month }) {
  return (
    <Meters
      meters={[
        { label: words.cash, value: dollars(month.cash), ...(month.cash < 100 ? { tone: 'bad' as const } : {}) },
        { label: words.card, value: dollars(month.card), note: words.cardNote },
        { label: words.goal, value: dollars(month.goal), note: words.goalNote },
        {
          label: words.calm,
          value: `${month.calm} of ${mostCalm}`,
          ...(month.calm === 0 ? { note: words.noCalm } : {}),
        },
      ]}
    />
  )
}

/** What came and went since the last choice; nothing before the first. */
function Happened({ entries }: { readonly entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <ul className="mb-4 grid gap-1 border-line border-b pb-3 text-ink-2 text-sm" aria-label={arcadeWords.whatHappened}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
