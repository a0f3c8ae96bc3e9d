import { Link } from 'react-router'
import { dollars, plain } from '#calculators/kit/format.ts'
import type { ToldAction, ToldHealth } from '#calculators/planning/health/tell.ts'
import { Part } from '../device/screen-head.tsx'
import { calculatorLink } from '../picture/calculator-link.ts'
import { reportWords as words } from './words.ts'

const hoursText = (hours: number): string => `${plain(hours, 1)} ${hours === 1 ? 'hour' : 'hours'}`
const wayOf = ({ action }: ToldAction): string =>
  'page' in action ? action.page : calculatorLink(action.calculator, action.inputs)

export function ActionList({ actions }: Pick<ToldHealth, 'actions'>) {
  return (
    <Part title={words.actions} note={words.actionsNote} id="steps">
      {actions.length === 0 ? <p>{words.noActions}</p> : null}
      <ol className="card grid">
        {actions.map((one, at) => (
          <li
            key={one.key}
            className="grid grid-cols-[26px_minmax(0,1fr)] gap-2.5 border-line px-4.5 py-3.5 not-first:border-t"
          >
            <span className="font-semibold font-serif text-copper text-lg" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h3 className="text-base">{one.title}</h3>
              <p>{one.first}</p>
              <p className="mt-0.5 text-ink-2 text-sm">
                {words.effort(
                  hoursText(one.hours),
                  one.dollars > 0 ? dollars(one.dollars) : null,
                  one.key === 'margin',
                )}
                {one.key === 'hardship' ? '' : `; ${words.gain(plain(one.gain, 1))}`}
              </p>
              <p className="mt-1">
                <Link to={wayOf(one)}>{one.action.label}</Link>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}
